import { describe, expect, test } from "vitest";
import { type CostDivision, costTable } from "./costs.ts";
import { costsCsv } from "./costs-csv.ts";
import type { Maintenance } from "./schema.ts";
import { aMaintenance } from "./test-maintenance.ts";

const names = {
  boats: new Map([
    ["b1", "Avel Mor"],
    ["b2", "Goéland"],
  ]),
  engines: new Map([
    ["b1", "Moteur bâbord"],
    ["e2", "Moteur tribord"],
    ["b2", "Moteur"],
  ]),
};
const done = (date_realisation: string | null, prix: number | null, more: Partial<Maintenance> = {}) =>
  aMaintenance({ statut: "Terminée", date_echeance: "2024-12-30", date_realisation, prix, bateau_id: "b1", ...more });

const LIST = [
  done("2026-05-01", 0.1, { fait_par: "Yann" }),
  done("2026-06-01", 0.2, { moteur_id: "e2", categorie: "Coque", fait_par: "Anne" }),
  done("2025-06-02", 100, { categorie: "Coque", fait_par: "Yann" }),
  done(null, 12.5, { bateau_id: "b2" }),
  done("2026-07-01", null, { bateau_id: "b2", categorie: "Voiles" }),
  done("2026-07-02", 40, { categorie: "Électricité", recurrence: "Tous les 100 heures", recurrence_heures: 100 }),
  aMaintenance({ bateau_id: "b1", prix: 999 }),
];

const ROWS: Record<CostDivision, [string, number, (number | null)[], number | null][]> = {
  navire: [
    ["Avel Mor", 4, [40.3, 100, null], 140.3],
    ["Goéland", 2, [null, null, 12.5], 12.5],
  ],
  categorie: [
    ["Coque", 2, [0.2, 100, null], 100.2],
    ["Électricité", 1, [40, null, null], 40],
    ["Moteur", 2, [0.1, null, 12.5], 12.6],
    ["Voiles", 1, [null, null, null], null],
  ],
  moteur: [
    ["Hors moteur", 2, [null, 100, null], 100],
    ["Avel Mor · Moteur bâbord", 2, [40.1, null, null], 40.1],
    ["Goéland · Moteur", 1, [null, null, 12.5], 12.5],
    ["Avel Mor · Moteur tribord", 1, [0.2, null, null], 0.2],
  ],
  personne: [
    ["Yann", 2, [0.1, 100, null], 100.1],
    ["Non précisé", 3, [40, null, 12.5], 52.5],
    ["Anne", 1, [0.2, null, null], 0.2],
  ],
};

describe("what finished work has cost", () => {
  test.each(Object.entries(ROWS))("by %s and year, to the cent, the dearest first", (division, rows) => {
    const table = costTable(LIST, division as CostDivision, names);
    expect(table.years).toEqual(["2026", "2025", "2024"]);
    expect(table.rows.map(({ label, count, costs, total }) => [label, count, costs, total])).toEqual(rows);
    expect(table.all).toEqual({ key: "total", label: "Total", count: 6, costs: [40.3, 100, 12.5], total: 152.8 });
  });

  test("an engine is named without its boat where there is one boat", () => {
    const one = { ...names, boats: new Map([["b1", "Avel Mor"]]) };
    expect(costTable([done("2026-05-01", 1)], "moteur", one).rows[0]?.label).toBe("Moteur bâbord");
  });

  test("boats and engines of one name are not one", () => {
    const twins = {
      boats: new Map([...names.boats, ["b3", "Goéland"]]),
      engines: new Map([...names.engines, ["e2", "Moteur bâbord"], ["b3", "Moteur"]]),
    };
    const list = [done("2026-05-01", 8), done("2026-05-01", 4, { moteur_id: "e2" })];
    const others = [done("2026-05-01", 2, { bateau_id: "b2" }), done("2026-05-01", 1, { bateau_id: "b3" })];
    const rows = (division: CostDivision) =>
      costTable([...list, ...others], division, twins).rows.map(({ key, label, total }) => [key, label, total]);
    expect(rows("moteur")).toEqual([
      ["b1", "Avel Mor · Moteur bâbord", 8],
      ["e2", "Avel Mor · Moteur bâbord", 4],
      ["b2", "Goéland · Moteur", 2],
      ["b3", "Goéland · Moteur", 1],
    ]);
    expect(rows("navire")).toEqual([
      ["b1", "Avel Mor", 12],
      ["b2", "Goéland", 2],
      ["b3", "Goéland", 1],
    ]);
  });

  test("of nothing, is nothing", () => {
    expect(costTable([], "navire", names)).toEqual({
      years: [],
      rows: [],
      all: { key: "total", label: "Total", count: 0, costs: [], total: null },
    });
  });
});

test("the accountant's file has a line for each finished work, and nothing in it runs", () => {
  const list = [
    done("2026-05-01", 1234.5, { titre: '=HYPERLINK("x")', fait_par: "Yann", heures_realisation: 842.5 }),
    done("2026-06-01", null, { categorie: "Coque", titre: "Carénage; bassin", reference_articles: "AB-12" }),
    aMaintenance({ bateau_id: "b1" }),
  ];
  expect(costsCsv(list, names)).toBe(
    [
      '\uFEFF"Date";"Navire";"Moteur";"Catégorie";"Titre";"Références";"Fait par";"Heures moteur";"Montant (€)"',
      '"01/06/2026";"Avel Mor";"";"Coque";"Carénage; bassin";"AB-12";"";;',
      '"01/05/2026";"Avel Mor";"Moteur bâbord";"Moteur";"\'=HYPERLINK(""x"")";"";"Yann";842,5;1234,5',
      "",
    ].join("\r\n"),
  );
});
