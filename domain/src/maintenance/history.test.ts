import { expect, test } from "vitest";
import { costByCategory, costOf, costOver, finishedWork, workByYear, workCostWords } from "./history.ts";
import { aMaintenance } from "./test-maintenance.ts";

const done = (date_realisation: string | null, prix: number | null, categorie: "Moteur" | "Coque" = "Moteur") =>
  aMaintenance({ statut: "Terminée", date_echeance: "2024-12-30", date_realisation, prix, categorie });

test("costs are summed by the year the work was done in, and by category, to the cent", () => {
  const list = [
    done("2026-05-01", 0.1),
    done("2026-06-01", 0.2),
    done("2026-06-02", 100, "Coque"),
    done("2025-01-02", null),
    done(null, 12.5),
    aMaintenance({ prix: 999 }),
  ];
  expect(workByYear(list)).toEqual([
    {
      year: "2026",
      count: 3,
      cost: 100.3,
      byCategory: [
        { categorie: "Coque", count: 1, cost: 100 },
        { categorie: "Moteur", count: 2, cost: 0.3 },
      ],
    },
    { year: "2025", count: 1, cost: null, byCategory: [{ categorie: "Moteur", count: 1, cost: null }] },
    { year: "2024", count: 1, cost: 12.5, byCategory: [{ categorie: "Moteur", count: 1, cost: 12.5 }] },
  ]);
  expect(costByCategory([])).toEqual([]);
});

test("work that nobody has put a price on has cost nobody knows what, not nothing", () => {
  expect(costOf([])).toBeNull();
  expect(costOf([done("2026-05-01", null), done("2026-05-02", null)])).toBeNull();
  expect(costOf([done("2026-05-01", null), done("2026-05-02", 0)])).toBe(0);
  expect(costOf([done("2026-05-01", null), done("2026-05-02", 0.1), done("2026-05-02", 0.2)])).toBe(0.3);
  expect(costByCategory([done(null, null), done(null, 0, "Coque")]).map(({ categorie }) => categorie)).toEqual([
    "Coque",
    "Moteur",
  ]);
});

test.each([
  [1, null, undefined, "1\u00a0intervention, coût non renseigné"],
  [3, null, "2026", "3\u00a0interventions, coût non renseigné en 2026"],
  [1, 0, undefined, "1\u00a0intervention, 0,00\u00a0€ en tout"],
  [2, 1234.5, "2025", "2\u00a0interventions, 1\u202f234,50\u00a0€ en 2025"],
])("%i works of %s in %s are told as « %s »", (count, cost, year, words) => {
  expect(workCostWords(count, cost, year)).toBe(words);
  expect(words).toContain(costOver(cost, year));
});

test("finished work comes latest first", () => {
  const days = finishedWork([done("2025-01-02", null), done(null, null), done("2026-06-01", null), aMaintenance()]);
  expect(days.map((m) => m.date_realisation)).toEqual(["2026-06-01", "2025-01-02", null]);
});
