import { describe, expect, test } from "vitest";
import type { Article } from "../inventory/index.ts";
import { anArticle } from "../inventory/test-article.ts";
import { aMaintenance } from "../maintenance/test-maintenance.ts";
import {
  alreadyAboard,
  compareWithStock,
  type ListArticle,
  listArticle,
  planInventory,
} from "../provisioning/index.ts";
import { neededName, partName, partsAboard, stockWords } from "./aboard.ts";
import { missingParts } from "./missing.ts";
import { isUntouchedNext, partsForNext } from "./next-parts.ts";
import type { Part } from "./schema.ts";
import { areListed, findPartsList, PARTS_LIST, withMissing } from "./shopping.ts";
import { takenOut } from "./take-out.ts";
import { aPart } from "./test-part.ts";
import { worksUsing } from "./used-by.ts";
import { partsToSave } from "./wanted.ts";

const rouet = (more: Partial<Article> = {}) =>
  anArticle({ id: "rouet", nom: "Rouet", unite: "unité", quantite: 1, quantite_max: 2, ...more });

test.each([
  ["by its maker's number", { reference: "R-1", numero_fabricant: "129670-42531" }, "Rouet 129670-42531"],
  ["by its reference", { reference: "R-1" }, "Rouet R-1"],
  ["by its name alone", {}, "Rouet"],
])("a part is called %s", (_name, more, called) => expect(partName(rouet(more))).toBe(called));

test("more than one is counted", () => {
  expect(neededName(rouet(), aPart({ quantite: 2 }))).toBe("Rouet ×\u00a02");
  expect(neededName(rouet(), aPart())).toBe("Rouet");
});

test.each<[string, number, Partial<Article>, string | undefined]>([
  ["1 à bord, Coffre tribord", 1, {}, "Coffre tribord"],
  ["1 à bord", 1, {}, undefined],
  ["1 à bord, Coffre tribord, manque 1", 2, {}, "Coffre tribord"],
  ["manque 1", 1, { quantite: 0 }, "Coffre tribord"],
  ["5\u00a0L à bord", 4.5, { quantite: 5, unite: "L" }, undefined],
  ["3\u00a0boîtes à bord", 1, { quantite: 3, unite: "boîte" }, undefined],
  ["0,1\u00a0L à bord, manque 0,2\u00a0L", 0.3, { quantite: 0.1, unite: "L" }, undefined],
])("%s", (words, quantite, more, place) => expect(stockWords({ quantite }, rouet(more), place)).toBe(words));

test("the parts of a work come by name, without those whose article is gone", () => {
  const joint = rouet({ id: "joint", nom: "Joint" });
  const aboard = new Map([rouet(), joint].map((article) => [article.id, article]));
  const parts = [
    aPart({ id: "1", maintenance_id: "m", article_id: "rouet" }),
    aPart({ id: "2", maintenance_id: "m", article_id: "joint" }),
    aPart({ id: "3", maintenance_id: "m", article_id: "gone" }),
    aPart({ id: "4", maintenance_id: "other", article_id: "joint" }),
  ];
  expect(partsAboard(parts, aboard, "m").map(({ part }) => part.id)).toEqual(["2", "1"]);
});

test("the next occurrence keeps the parts in the order of their ids, and no others", () => {
  const parts = [aPart({ id: "c" }), aPart({ id: "a" }), aPart({ id: "b", maintenance_id: "x" })];
  expect(partsForNext(parts, aPart().maintenance_id).map(({ id }) => id)).toEqual(["a", "c"]);
});

const next = { id: "next", precedente_id: aPart().maintenance_id };
const copied = { id: "copy", maintenance_id: "next" };
const filter = { article_id: "filter" };
test.each<[string, boolean, Parameters<typeof aMaintenance>[0], Part[]]>([
  ["without parts", true, {}, []],
  ["with the parts of the one before", true, {}, [aPart(), aPart(copied)]],
  [
    "with the same parts in another order",
    true,
    {},
    [aPart(), aPart(filter), aPart({ ...copied, ...filter }), aPart(copied)],
  ],
  ["beside other works with parts of their own", true, {}, [aPart({ maintenance_id: "other" })]],
  ["with another quantity of a part", false, {}, [aPart(), aPart({ ...copied, quantite: 2 })]],
  ["with a part less", false, {}, [aPart()]],
  ["with a part more", false, {}, [aPart(), aPart(copied), aPart({ ...copied, ...filter })]],
  ["with another part", false, {}, [aPart(), aPart({ ...copied, ...filter })]],
  ["that was edited", false, { version: 2 }, []],
  ["that was edited on a device which waits", false, { updated_at: "2026-01-02T00:00:00.000Z" }, []],
  ["that was begun", false, { statut: "En cours" }, []],
])("a next occurrence %s: untouched is %s", (_name, isUntouched, more, parts) => {
  expect(isUntouchedNext(aMaintenance({ ...next, ...more }), parts)).toBe(isUntouched);
});

test("an article is used by the works that are not finished", () => {
  const works = [
    aMaintenance({ id: "open" }),
    aMaintenance({ id: "done", statut: "Terminée" }),
    aMaintenance({ id: "other" }),
  ];
  const parts = ["open", "done"].map((maintenance_id) => aPart({ maintenance_id, article_id: "rouet" }));
  const ofOther = aPart({ maintenance_id: "other", article_id: "joint" });
  expect(worksUsing("rouet", [...parts, ofOther], works).map(({ id }) => id)).toEqual(["open"]);
});

test.each<[string, number, Partial<Article>, object[]]>([
  ["what the work needs", 2, { quantite: 3, quantite_max: 4 }, [{ article_id: "rouet", taken: 2 }]],
  ["no more than there is", 2, { quantite: 0.5 }, [{ article_id: "rouet", taken: 0.5 }]],
  ["nothing where nothing is", 2, { quantite: 0 }, []],
  ["and knows a stock beyond its maximum", 1, { quantite: 5 }, [{ article_id: "rouet", taken: 1, beyondMax: 5 }]],
])("finishing takes out %s", (_name, quantite, more, taken) => {
  expect(takenOut([{ part: aPart({ quantite }), article: rouet(more) }])).toEqual(taken);
});

describe("missing parts of the coming month", () => {
  const today = "2026-06-01";
  const momentOf = () => ({ today, heures_moteur: 100 });
  const missing = (
    more: Parameters<typeof aMaintenance>[0],
    quantite = 1,
    aboard: Partial<Article> = { quantite: 0 },
  ) =>
    missingParts(
      {
        works: [aMaintenance({ id: "m", ...more })],
        parts: [aPart({ maintenance_id: "m", article_id: "rouet", quantite })],
        articles: [rouet(aboard)],
      },
      momentOf,
      today,
    ).map(({ missing: count }) => count);

  test.each<[string, Parameters<typeof missing>, number[]]>([
    ["due in thirty days", [{ date_echeance: "2026-07-01" }], [1]],
    ["due in thirty-one days", [{ date_echeance: "2026-07-02" }], []],
    ["late", [{ date_echeance: "2025-01-01" }], [1]],
    ["finished", [{ date_echeance: "2026-06-02", statut: "Terminée" }], []],
    [
      "whose hours are reached",
      [{ recurrence: "Tous les 100 heures", heures_echeance: 90, date_echeance: "2027-01-01" }],
      [1],
    ],
    [
      "due in a few hours, whatever its date",
      [{ recurrence: "Tous les 100 heures", heures_echeance: 105, date_echeance: "2027-01-01" }],
      [1],
    ],
    [
      "due in many hours that nothing dates",
      [{ recurrence: "Tous les 100 heures", heures_echeance: 150, date_echeance: "2027-01-01" }],
      [],
    ],
    ["with enough aboard", [{ date_echeance: "2026-06-02" }, 2, { quantite: 2 }], []],
    ["with some aboard", [{ date_echeance: "2026-06-02" }, 2.5, { quantite: 1 }], [1.5]],
  ])("of a work %s", (_name, of, expected) => expect(missing(...of)).toEqual(expected));

  test("two works share what is aboard", () => {
    const works = ["m", "n"].map((id) => aMaintenance({ id, date_echeance: "2026-06-10" }));
    const parts = works.map(({ id }) => aPart({ id, maintenance_id: id, article_id: "rouet" }));
    expect(missingParts({ works, parts, articles: [rouet()] }, momentOf, today)).toMatchObject([
      { needed: 2, missing: 1 },
    ]);
  });
});

describe("the list of parts to buy", () => {
  const wanted = (missing: number, more: Partial<Article> = {}) => [{ article: rouet(more), needed: missing, missing }];
  const line: ListArticle = { nom: "Rouet", categorie: "Technique", quantite: 2, unite: "unité", priorite: "critique" };

  test("gets what is missing, once however often it is asked", () => {
    const once = withMissing([], wanted(2));
    expect(once).toEqual([line]);
    expect(withMissing(once, wanted(2))).toEqual(once);
    expect(areListed(wanted(2), { articles: once })).toBe(true);
    expect(areListed(wanted(3), { articles: once })).toBe(false);
    expect(areListed(wanted(1), undefined)).toBe(false);
  });

  test.each<[string, Partial<Article>, string]>([
    ["its maker's number", { reference: "R-1", numero_fabricant: "129670-42531" }, "Rouet (129670-42531)"],
    ["its reference where it has no number", { reference: "R-1" }, "Rouet (R-1)"],
    ["a unit that lists do not have", { unite: "m" }, "Rouet (en m)"],
    ["both", { reference: "R-1", unite: "m" }, "Rouet (R-1, en m)"],
    ["what its name says already, once", { nom: "Rouet R-1", reference: "R-1" }, "Rouet R-1"],
    [
      "its whole number, however long its name",
      { nom: "R".repeat(120), reference: "N".repeat(80) },
      `${"R".repeat(37)} (${"N".repeat(80)})`,
    ],
  ])("says %s", (_name, more, nom) => {
    const [bought, ...others] = withMissing([], wanted(2, more));
    expect([listArticle.parse(bought), others]).toEqual([{ ...line, nom }, []]);
  });

  test.each(["unité", "fût", "L"])(
    "says what is needed, and what is aboard comes off on the list itself (%s)",
    (unite) => {
      const held = rouet({ unite, quantite: 1 });
      const listed = withMissing([], [{ article: held, needed: 2, missing: 1 }]);
      expect(listed).toMatchObject([{ quantite: 2 }]);
      expect(compareWithStock(listed, [held], "2026-06-01")).toMatchObject([{ toBuy: 1 }]);
    },
  );

  test.each<[string, Partial<Article>]>([
    ["number", { numero_fabricant: "129670-42531" }],
    ["unit", { unite: "m" }],
    ["number and unit", { reference: "R-1", unite: "bidon" }],
  ])("is found again by the inventory, whatever the %s", (_name, more) => {
    const listed = withMissing([], wanted(2, more));
    expect(alreadyAboard(listed, [rouet(more)])).toEqual(listed);
    expect(planInventory(listed, [rouet({ ...more, quantite_max: 1 })], "fusionner")).toEqual({
      created: [],
      raised: [{ id: "rouet", quantite_max: 2 }],
    });
  });

  test("has a line for each number, and one for two that are called the same", () => {
    const [numbered, plain] = [wanted(2, { reference: "R-1" }), wanted(2)];
    const same = wanted(1, { id: "other" });
    expect(withMissing([], [...plain, ...same])).toEqual([{ ...line, quantite: 3 }]);
    expect(withMissing([], [...numbered, ...same])).toEqual([
      { ...line, nom: "Rouet (R-1)" },
      { ...line, quantite: 1 },
    ]);
  });

  test("is bought more of when more is missing, and keeps what else is on it", () => {
    const other = { ...line, nom: "Sika" };
    expect(withMissing([other, line], wanted(3))).toEqual([other, { ...line, quantite: 3 }]);
    expect(withMissing([line], wanted(1))).toEqual([line]);
  });

  test.each([
    ["mL", "ml"],
    ["pack", "unité"],
    ["L", "L"],
  ])("counts %s as %s", (unite, listed) => expect(withMissing([], wanted(1, { unite }))[0]?.unite).toBe(listed));

  test("is the boat's own of that name", () => {
    const lists = [
      { bateau_id: "a", nom: PARTS_LIST },
      { bateau_id: "b", nom: "Croisière" },
    ];
    expect(findPartsList(lists, "a")).toBe(lists[0]);
    expect(findPartsList(lists, "b")).toBeUndefined();
  });
});

test("saving a form adds, changes and removes what differs", () => {
  const before = [
    { id: "1", article_id: "a", quantite: 1 },
    { id: "2", article_id: "b", quantite: 2 },
    { id: "3", article_id: "c", quantite: 3 },
  ];
  const wanted = [
    { article_id: "a", quantite: 1 },
    { article_id: "b", quantite: 5 },
    { article_id: "d", quantite: 4 },
  ];
  const of = { bateau_id: "boat", maintenance_id: "m" };
  expect(partsToSave(before, wanted, of)).toEqual({
    added: [{ ...of, article_id: "d", quantite: 4 }],
    changed: [{ id: "2", quantite: 5 }],
    removed: [{ id: "3" }],
  });
  expect(partsToSave(before, before, of)).toEqual({ added: [], changed: [], removed: [] });
});
