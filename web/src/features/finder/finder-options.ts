import { THEME_NAMES, type Theme } from "@bosco/domain/assistant";
import type { FindableAction, Found, FoundArticle } from "@bosco/domain/finding";
import { frenchDay } from "@bosco/domain/french";
import { boatAddress } from "../../fleet/boat-address.ts";
import { boatText, whereaboutsText, whereText } from "./whereabouts.ts";

/** Something to do, or a page to go to. */
export interface FinderAction extends FindableAction {
  /** An address, or what to do at once. */
  leads: string | (() => void);
}

export interface FinderSheet {
  id: string;
  titre: string;
  theme: Theme;
}

export type FinderFound = Found<FinderAction, FinderSheet>;
export type FinderKind = keyof FinderFound;

/** One line to choose. */
export interface FinderOption {
  kind: FinderKind;
  /** The row's own, by which it is found again. */
  id: string;
  title: string;
  detail?: string | undefined;
  /** Another place of what the line above names. */
  isFurther?: boolean;
  leads: FinderAction["leads"];
}

export interface OptionGroup {
  title: string;
  options: FinderOption[];
}

/** Further places of one article, each with a line of its own. */
const MOST_FURTHER = 3;

/** What was found as lines under headings, in the order of use; a kind without any has no heading. */
export function groupsOf(found: FinderFound): OptionGroup[] {
  const groups = [
    { title: "Bateaux", options: found.boats.map(boatOption) },
    { title: "Articles", options: found.articles.flatMap(articleOptions) },
    { title: "Espaces de stockage", options: found.spaces.map(spaceOption) },
    { title: "Maintenances", options: found.maintenances.map(maintenanceOption) },
    { title: "Papiers", options: found.papers.map(paperOption) },
    { title: "Listes d’avitaillement", options: found.lists.map(listOption) },
    { title: "Checklists", options: found.checklists.map(checklistOption) },
    { title: "Fiches", options: found.sheets.map(sheetOption) },
    { title: "Actions", options: found.actions.map(actionOption) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

type One<Kind extends FinderKind> = FinderFound[Kind][number];

const boatOption = ({ id, nom, nom_constructeur, nom_modele, equipage }: One<"boats">): FinderOption => ({
  kind: "boats",
  id,
  title: nom,
  detail: [`${nom_constructeur} ${nom_modele}`, equipage].filter(Boolean).join(" · "),
  leads: boatAddress("/dashboard", id),
});

/** One line for the name with all its whereabouts, which leads to the first; one more for each further place. */
function articleOptions(article: FoundArticle): FinderOption[] {
  return article.places.slice(0, 1 + MOST_FURTHER).map((place, index) => ({
    kind: "articles",
    id: place.row.id,
    title: article.nom,
    detail: index === 0 ? whereaboutsText(article) : whereText(place),
    isFurther: index > 0,
    leads: boatAddress("/inventory", place.boat.id, { article: place.row.id }),
  }));
}

const spaceOption = ({ row, boat, place }: One<"spaces">): FinderOption => ({
  kind: "spaces",
  id: row.id,
  title: place,
  detail: boatText(boat),
  leads: boatAddress("/inventory", boat.id, { espace: row.id }),
});

const maintenanceOption = ({ row, boat, title }: One<"maintenances">): FinderOption => ({
  kind: "maintenances",
  id: row.id,
  title,
  detail: `${boatText(boat)} · ${row.statut === "Terminée" ? row.statut : frenchDay(row.date_echeance)}`,
  leads: boatAddress("/maintenance", boat.id, { maintenance: row.id }),
});

const paperOption = ({ row, boat }: One<"papers">): FinderOption => ({
  kind: "papers",
  id: row.id,
  title: row.titre,
  detail: [
    ...[boatText(boat), row.type, row.numero && `n°\u00a0${row.numero}`],
    row.date_expiration && `jusqu’au ${frenchDay(row.date_expiration)}`,
  ]
    .filter(Boolean)
    .join(" · "),
  leads: boatAddress("/papiers", boat.id, { papier: row.id }),
});

const listOption = ({ row, boat }: One<"lists">): FinderOption => ({
  kind: "lists",
  id: row.id,
  title: row.nom,
  detail: boatText(boat),
  leads: boatAddress("/inventory", boat.id, { onglet: "avitaillement", liste: row.id }),
});

const checklistOption = ({ row, boat }: One<"checklists">): FinderOption => ({
  kind: "checklists",
  id: row.id,
  title: row.nom,
  detail: `${boatText(boat)} · ${row.type}`,
  leads: boatAddress("/checklists", boat.id, { checklist: row.id }),
});

const sheetOption = ({ id, titre, theme }: One<"sheets">): FinderOption => ({
  kind: "sheets",
  id,
  title: titre,
  detail: THEME_NAMES[theme],
  leads: `/assistant?fiche=${id}`,
});

export const actionOption = ({ id, nom, leads }: FinderAction): FinderOption => ({
  kind: "actions",
  id,
  title: nom,
  leads,
});
