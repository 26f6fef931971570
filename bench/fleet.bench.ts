import { type Boat, EMPTY_BOAT, firstEngine } from "../domain/src/boats/index.ts";
import { PAPER_TYPES } from "../domain/src/documents/index.ts";
import { fleetSigns } from "../domain/src/fleet/index.ts";
import { aPaper } from "../domain/src/fleet/test-paper.ts";
import { anArticle } from "../domain/src/inventory/test-article.ts";
import { aMaintenance } from "../domain/src/maintenance/test-maintenance.ts";
import {
  FILTERS,
  type FleetRow,
  isFound,
  passes,
  SIGN_COLUMNS,
  type Sort,
  type SortKey,
  sortRows,
} from "../web/src/features/fleet-overview/fleet-rows.ts";
import type { Figure } from "./run.ts";

const BOATS = 200;
/** A tenth of them with all the rows: what is counted grows with the rows; with the boats as well, it would cost ten times as much. */
const FEW_BOATS = BOATS / 10;
const ROWS = { articles: 20_000, maintenances: 10_000, papers: 2_000 };
const ROUNDS = 5;
const TODAY = "2026-06-15";
const SIGNS_BUDGET_MS = 100;
const CHANGE_BUDGET_MS = 16;
const GROWTH_BUDGET = 5;

/** CPU of 'Ma flotte' with all that an account may hold: the count of all signs, and what a press on a filter or a heading costs. */
export default async function measure(): Promise<Figure[]> {
  const fleet = aFleet(BOATS);
  const signs = bestOf(() => fleetSigns(fleet));
  const few = aFleet(FEW_BOATS);
  const growth = signs / bestOf(() => fleetSigns(few));
  const rows = rowsOf(fleet);
  const keys: SortKey[] = ["nom", "heures", "activite", ...(Object.keys(SIGN_COLUMNS) as SortKey[])];
  const sorts: Sort[] = [undefined, ...keys.map((key) => ({ key, direction: "descending" }) as const)];
  const presses = sorts.flatMap((sort) =>
    FILTERS.map((filter) =>
      bestOf(() => {
        for (const one of FILTERS) rows.filter((row) => passes(row, one));
        const kept = rows.filter((row) => passes(row, filter) && isFound(row, "navire oceanis"));
        sortRows(kept, sort);
      }),
    ),
  );
  return [
    { name: `signs of ${BOATS} boats`, value: signs, budget: SIGNS_BUDGET_MS, unit: "ms of CPU" },
    { name: `against the same rows on ${FEW_BOATS} boats`, value: growth, budget: GROWTH_BUDGET, unit: "times" },
    {
      name: `slowest of ${presses.length} presses`,
      value: Math.max(...presses),
      budget: CHANGE_BUDGET_MS,
      unit: "ms of CPU",
    },
  ];
}

function bestOf(act: () => unknown): number {
  const tries = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...tries);
}

const rowsOf = (fleet: ReturnType<typeof aFleet>): FleetRow[] =>
  [...fleetSigns(fleet)].flatMap(([id, state]) => {
    const boat = fleet.boats.find((one) => one.id === id);
    return boat ? [{ ...state, id, nom: boat.nom, boat, engines: [firstEngine(boat)] }] : [];
  });

const aBoat = (n: number): Boat => ({
  ...EMPTY_BOAT,
  ...{ id: `bateau-${n}`, nom: `Navire ${n}`, nom_constructeur: "Bénéteau", nom_modele: `Oceanis ${30 + (n % 25)}` },
  ...{ annee: 2010, longueur: 12, largeur: 4, moteur: "Yanmar", capacite_carburant: 200, capacite_eau: 360 },
  ...{ heures_moteur: n, par_defaut: n === 0, version: 1 },
  ...{ created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z" },
});

function aFleet(boats: number) {
  const times = <Row>(count: number, row: (n: number) => Row) => Array.from({ length: count }, (_, n) => row(n));
  const bateau_id = (n: number) => `bateau-${n % boats}`;
  const day = (n: number) => `2026-0${1 + (n % 9)}-1${n % 10}`;
  return {
    boats: times(boats, aBoat),
    articles: times(ROWS.articles, (n) =>
      anArticle({
        id: `article-${n}`,
        bateau_id: bateau_id(n),
        quantite: n % 5,
        date_peremption: n % 3 ? null : day(n),
      }),
    ),
    maintenances: times(ROWS.maintenances, (n) =>
      aMaintenance({
        ...{ id: `maintenance-${n}`, bateau_id: bateau_id(n * 3), date_echeance: day(n) },
        statut: n % 4 ? "En attente" : "Terminée",
        heures_echeance: n % 5 ? null : 250,
      }),
    ),
    papers: times(ROWS.papers, (n) =>
      aPaper({
        ...{ id: `papier-${n}`, bateau_id: bateau_id(n * 7), date_expiration: day(n) },
        type: PAPER_TYPES[n % PAPER_TYPES.length] ?? "Autre",
      }),
    ),
    mayAddPaper: () => true,
    momentOf: () => ({ today: TODAY, heures_moteur: 240 }),
  };
}
