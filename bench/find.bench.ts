import { PAPER_TYPES } from "../domain/src/documents/index.ts";
import { buildIndex, buildInSlices, type Findable, find } from "../domain/src/finding/index.ts";
import { SYNONYMS } from "../domain/src/finding/synonyms.ts";
import type { Figure } from "./run.ts";

const BUDGET_MS = 50;
const ROUNDS = 3;
const FLEET = {
  boats: 200,
  spaces: 2_000,
  articles: 20_000,
  maintenances: 10_000,
  papers: 2_000,
  lists: 500,
  checklists: 500,
};

/**
 * What somebody types, letter by letter: found at once, by another name, in two words, by another name or mistyped aboard nearly
 * every boat, mistyped, and not there at all.
 */
const TYPED = [
  "rouet de pompe",
  "impeller",
  "filtre gasoil",
  "cordage mistral",
  "impellers navire",
  "cordagge navire",
  "courroei altern",
  "attestation mistral",
  "xylophone",
  "a e i o",
];

/** CPU of the slowest letter and of the longest slice of the index, with all that an account may hold: the best of a few tries. */
export default async function measure(): Promise<Figure[]> {
  const builds = Array.from({ length: ROUNDS }, costsOfSlices);
  const longest = Math.min(...builds.map((slices) => Math.max(...slices)));
  const whole = Math.min(...builds.map((slices) => slices.reduce((sum, cost) => sum + cost, 0)));
  const index = buildIndex(aFleet());
  const letters = TYPED.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));
  const costs = letters.map((typed) => {
    const tries = Array.from({ length: ROUNDS }, () => costOf(() => find(index, typed)));
    return { typed, cost: Math.min(...tries) };
  });
  const slowest = costs.reduce((a, b) => (b.cost > a.cost ? b : a));
  const mean = costs.reduce((sum, { cost }) => sum + cost, 0) / costs.length;
  const figure = (name: string, value: number) => ({ name, value, budget: BUDGET_MS, unit: "ms of CPU" });
  return [
    figure(`slowest letter, « ${slowest.typed} »`, slowest.cost),
    figure(`letter, mean of ${costs.length}`, mean),
    figure(`longest of ${builds[0]?.length} slices of the index, ${whole.toFixed(0)} ms in all`, longest),
  ];
}

function costsOfSlices(): number[] {
  const building = buildInSlices(aFleet());
  const costs: number[] = [];
  for (let isDone = false; !isDone; ) {
    const cost = costOf(() => {
      isDone = building.next().done === true;
    });
    costs.push(cost);
  }
  return costs;
}

function costOf(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** As much as an account may hold, nearly every article with a name of its own, in the words of the trade. */
function aFleet(): Findable {
  const terms = SYNONYMS.flatMap((line) => line.split(/[,>]/).map((term) => term.trim()));
  const rows = <Row>(count: number, row: (n: number) => Row) => Array.from({ length: count }, (_, n) => row(n));
  const boat = (n: number) => `bateau-${n % FLEET.boats}`;
  const name = (n: number) => `${terms[n % terms.length]} ${terms[(n * 7) % terms.length]} référence ${n.toString(36)}`;
  return {
    boats: rows(FLEET.boats, (n) => ({
      id: boat(n),
      nom: n === 0 ? "Mistral" : `Navire ${n}`,
      nom_constructeur: "Bénéteau",
      nom_modele: `Oceanis ${30 + (n % 25)}`,
      immatriculation: `LO ${n}`,
      port_attache: "Concarneau",
    })),
    engines: new Map(),
    spaces: rows(FLEET.spaces, (n) => ({
      id: `espace-${n}`,
      bateau_id: boat(n),
      nom: `Coffre ${n}`,
      parent_id: n < FLEET.boats || n % 4 === 0 ? null : `espace-${n - FLEET.boats}`,
    })),
    articles: rows(FLEET.articles, (n) => ({
      id: `article-${n}`,
      bateau_id: boat(n),
      nom: name(n),
      categorie: `Pièces de rechange ${n % 12}`,
      sous_categorie: `Étagère ${n % 7}`,
      quantite: n % 8,
      unite: "unité",
      espace_stockage_id: `espace-${n % FLEET.spaces}`,
    })),
    maintenances: rows(FLEET.maintenances, (n) => ({
      id: `maintenance-${n}`,
      bateau_id: boat(n),
      titre: `Remplacer ${name(n)}`,
      categorie: "Moteur",
      statut: n % 3 === 0 ? "En attente" : "Terminée",
      date_echeance: "2026-06-15",
      heures_echeance: null,
      recurrence_heures: null,
      moteur_id: null,
    })),
    papers: rows(FLEET.papers, (n) => ({
      id: `papier-${n}`,
      bateau_id: boat(n),
      titre: `${name(n)} 2026`,
      type: PAPER_TYPES[n % PAPER_TYPES.length] ?? "Autre",
      numero: n % 2 === 0 ? `FR ${n} 12` : null,
      date_expiration: "2026-12-31",
    })),
    lists: rows(FLEET.lists, (n) => ({ id: `liste-${n}`, bateau_id: boat(n), nom: `Croisière ${name(n)}` })),
    checklists: rows(FLEET.checklists, (n) => ({
      id: `checklist-${n}`,
      bateau_id: boat(n),
      nom: `Départ ${name(n)}`,
      type: "Départ",
    })),
    sheets: rows(300, (n) => ({ id: `fiche-${n}`, titre: `Comment réparer ${name(n)}` })),
    actions: rows(20, (n) => ({ id: `action-${n}`, nom: `Ouvrir ${n}`, mots: terms[n] ?? "" })),
  };
}
