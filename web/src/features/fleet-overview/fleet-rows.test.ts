import { type Boat, firstEngine } from "@bosco/domain/boats";
import { noSigns, type Signs } from "@bosco/domain/fleet";
import { expect, test } from "vitest";
import { FILTERS, type Filter, type FleetRow, isFound, nextSort, passes, type Sort, sortRows } from "./fleet-rows.ts";

const boat = { nom_constructeur: "Bénéteau", nom_modele: "Oceanis 40", heures_moteur: 0 } as Boat;

function row(nom: string, signs: Partial<Signs>, heures_moteur = 0, lastActivity = "2026-01-01"): FleetRow {
  const all = { ...noSigns(), ...signs };
  const own = { ...boat, nom, heures_moteur };
  return { id: nom, nom, boat: own, engines: [firstEngine(own)], signs: all, isWhole: true, lastActivity };
}

const rows = [
  row("Zéphyr", { late: 1 }, 10, "2026-03-01"),
  row("Éole", { papersMissing: 1 }, 900, "2026-01-01"),
  row("Albatros", { soon: 2, expired: 1 }, 50, "2026-02-01"),
  row("Mistral", { critical: 3 }, 50, "2026-04-01"),
  row("Sirocco", { expiring: 1, papersExpiring: 1 }, 5, "2025-01-01"),
];
const names = (list: readonly FleetRow[]) => list.map(({ nom }) => nom);

test.each<[Sort, string[]]>([
  [undefined, ["Zéphyr", "Albatros", "Mistral", "Sirocco", "Éole"]],
  [{ key: "nom", direction: "ascending" }, ["Albatros", "Éole", "Mistral", "Sirocco", "Zéphyr"]],
  [{ key: "nom", direction: "descending" }, ["Zéphyr", "Sirocco", "Mistral", "Éole", "Albatros"]],
  [{ key: "critique", direction: "descending" }, ["Mistral", "Zéphyr", "Albatros", "Sirocco", "Éole"]],
  [{ key: "peremption", direction: "descending" }, ["Albatros", "Sirocco", "Zéphyr", "Mistral", "Éole"]],
  [{ key: "heures", direction: "descending" }, ["Éole", "Albatros", "Mistral", "Zéphyr", "Sirocco"]],
  [{ key: "heures", direction: "ascending" }, ["Sirocco", "Zéphyr", "Albatros", "Mistral", "Éole"]],
  [{ key: "activite", direction: "descending" }, ["Mistral", "Zéphyr", "Albatros", "Éole", "Sirocco"]],
])("sorted by %o", (sort, expected) => {
  expect(names(sortRows(rows, sort))).toEqual(expected);
});

test("of several engines the one that has run the longest counts", () => {
  const { engines, ...two } = row("Deux", {}, 20);
  const second = engines.map((engine) => ({ ...engine, id: "t", heures: 901 }));
  const found = sortRows([...rows, { ...two, engines: [...engines, ...second] }], {
    key: "heures",
    direction: "descending",
  });
  expect(names(found).slice(0, 2)).toEqual(["Deux", "Éole"]);
});

test("a heading sorts one way, then the other, then gives the urgency back", () => {
  const first = nextSort(undefined, "entretien");
  expect(first).toEqual({ key: "entretien", direction: "descending" });
  const second = nextSort(first, "entretien");
  expect(second).toEqual({ key: "entretien", direction: "ascending" });
  expect(nextSort(second, "entretien")).toBe(undefined);
  expect(nextSort(first, "nom")).toEqual({ key: "nom", direction: "ascending" });
});

test("each filter keeps the boats with its sign", () => {
  const kept = (filter: Filter) => names(rows.filter((one) => passes(one, filter)));
  expect(FILTERS.map(kept)).toEqual([
    ...[names(rows), ["Zéphyr"], ["Albatros"], ["Albatros", "Sirocco"], ["Mistral"], ["Éole", "Sirocco"]],
  ]);
});

test("a column of several signs sorts by the heaviest, then by the next", () => {
  const own = [
    row("Manque", { papersMissing: 2 }),
    row("Expire", { papersExpiring: 1 }),
    row("Expiré", { papersExpired: 1 }),
    row("Les deux", { papersExpired: 1, papersExpiring: 1 }),
    row("Rien", { late: 5 }),
  ];
  const sorted = sortRows(own, { key: "papiers", direction: "descending" });
  expect(names(sorted)).toEqual(["Les deux", "Expiré", "Expire", "Manque", "Rien"]);
});

test.each([
  ["", true],
  [" eole ", true],
  ["oceanis eole", true],
  ["lagoon", false],
])("« %s » finds Éole: %s", (typed, expected) => {
  expect(isFound(row("Éole", {}), typed)).toBe(expected);
});
