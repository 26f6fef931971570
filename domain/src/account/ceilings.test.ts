import { expect, test } from "vitest";
import { allowance, type Countable, placesLeft } from "./ceilings.ts";
import { limitSentence } from "./limit-sentence.ts";

const FREE = { pro: false, est_demo: false };
const PRO = { pro: true, est_demo: false };
const DEMO = { pro: true, est_demo: true };

test.each<[Countable, number, number, number]>([
  ["boats", 1, 200, 5],
  ["articles", 50, 20_000, 400],
  ["openMaintenances", 3, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ["maintenances", 10_000, 10_000, 200],
  ["spaces", 2_000, 2_000, 100],
  ["categories", 2_000, 2_000, 100],
  ["subCategories", 2_000, 2_000, 100],
  ["lists", 500, 500, 30],
  ["listArticles", 500, 500, 300],
  ["checklists", 500, 500, 40],
  ["tasks", 200, 200, 100],
  ["readings", 2_000, 2_000, 200],
  ["runs", 2_000, 2_000, 200],
  ["parts", 100, 100, 30],
  ["allParts", 50_000, 50_000, 600],
  ["departureChecks", 100, 100, 100],
])("%s: a free account may have %d, Pro %d, the demo %d", (thing, free, pro, demo) => {
  expect([FREE, PRO, DEMO].map((plan) => allowance(thing, plan).most)).toEqual([free, pro, demo]);
});

test("places are left up to the ceiling, and never fewer than none", () => {
  expect(placesLeft("boats", 0, FREE)).toBe(1);
  expect(placesLeft("articles", 19_999, PRO)).toBe(1);
  expect(placesLeft("articles", 20_400, PRO)).toBe(0);
  expect(placesLeft("openMaintenances", 9_000, PRO)).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  [
    "boats",
    1,
    FREE,
    "Les comptes gratuits sont limités à 1 navire. Passez à l'abonnement Pro pour ajouter plus de navires.",
  ],
  [
    "articles",
    48,
    FREE,
    "Les comptes gratuits sont limités à 50 articles. Il vous reste 2 places. Passez à l'abonnement Pro pour ajouter plus d'articles.",
  ],
  [
    "openMaintenances",
    3,
    FREE,
    "Les comptes gratuits sont limités à 3 maintenances non terminées. Passez à l'abonnement Pro pour en ajouter d'autres.",
  ],
  ["articles", 19_999, PRO, "Chaque compte est limité à 20\u202f000 articles. Il vous reste 1 place."],
  ["tasks", 200, PRO, "Chaque compte est limité à 200 tâches par checklist. Il ne vous reste aucune place."],
  ["boats", 5, DEMO, "Le compte de démonstration est limité à 5 navires. Il ne vous reste aucune place."],
] as const)("the sentence of %s at %d names the limit", (thing, used, plan, sentence) => {
  expect(limitSentence(thing, used, plan)).toBe(sentence);
});
