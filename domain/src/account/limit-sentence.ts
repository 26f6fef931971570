import { frenchNumber, plural } from "../french/index.ts";
import { type Allowance, allowance, type Countable, type Plan, placesLeft } from "./ceilings.ts";

const NAMES: Record<Countable, string> = {
  boats: "navires",
  articles: "articles",
  maintenances: "maintenances",
  openMaintenances: "maintenances non terminées",
  spaces: "espaces de stockage",
  categories: "catégories",
  subCategories: "sous-catégories",
  lists: "listes d’avitaillement",
  listArticles: "articles par liste d’avitaillement",
  checklists: "checklists",
  tasks: "tâches par checklist",
  readings: "relevés d’heures par bateau",
  runs: "passages par checklist",
  parts: "pièces par maintenance",
  allParts: "pièces",
  documents: "papiers",
  departureChecks: "contrôles de départ par bateau",
};

/** What the free plan says of what it limits, to the letter. */
const FREE: Partial<Record<Countable, (most: number, left: number) => string>> = {
  boats: (most) =>
    `Les comptes gratuits sont limités à ${most} navire. Passez à l'abonnement Pro pour ajouter plus de navires.`,
  articles: (most, left) =>
    `Les comptes gratuits sont limités à ${most} articles. ${places(left)} Passez à l'abonnement Pro pour ajouter plus d'articles.`,
  documents: (most, left) =>
    `Les comptes gratuits sont limités à ${most} papiers.${left === 0 ? "" : ` ${places(left)}`} Passez à l'abonnement Pro pour en ajouter d'autres.`,
  openMaintenances: (most, left) =>
    `Les comptes gratuits sont limités à ${most} maintenances non terminées.${left === 0 ? "" : ` ${places(left)}`} Passez à l'abonnement Pro pour en ajouter d'autres.`,
};

function places(left: number): string {
  return left === 0
    ? "Il ne vous reste aucune place."
    : `Il vous reste ${frenchNumber(left)} ${plural(left, "place")}.`;
}

const WHO: Record<Allowance["by"], string> = {
  free: "Les comptes gratuits sont limités",
  demo: "Le compte de démonstration est limité",
  ceiling: "Chaque compte est limité",
};

/** Whose limit it is, and how high; without a full stop. */
export function limitNamed(thing: Countable, plan: Plan): string {
  const { most, by } = allowance(thing, plan);
  return `${WHO[by]} à ${frenchNumber(most)} ${NAMES[thing]}`;
}

/** Why no more fit: whose limit it is, how high, and how many places are left. */
export function limitSentence(thing: Countable, used: number, plan: Plan): string {
  const { most, by } = allowance(thing, plan);
  const left = placesLeft(thing, used, plan);
  const free = by === "free" ? FREE[thing] : undefined;
  return free ? free(most, left) : `${limitNamed(thing, plan)}. ${places(left)}`;
}
