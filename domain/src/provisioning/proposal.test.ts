import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { forbiddenWord } from "./diets.ts";
import { generateProvisions } from "./generate.ts";
import type { GeneratorChoices } from "./generator.ts";
import { completeProposal, isSafeText } from "./proposal.ts";
import { DIETS } from "./schema.ts";

// why: a busy machine needs longer for the property than one test is usually given.
vi.setConfig({ testTimeout: 60_000 });

const choices = (regimes: GeneratorChoices["filtres"]["regimes"] = []): GeneratorChoices => ({
  nombrePersonnes: 2,
  nombreJours: 3,
  saison: "été",
  filtres: { alimentaire: true, boissons: true, hygiene: false, regimes },
});
const article = (nom: string, more: object = {}) => ({
  nom,
  categorie: "Alimentation",
  quantite_max: 1,
  unite: "paquet",
  ...more,
});

describe("what a model proposes", () => {
  test.each([undefined, null, 5, "pâtes", [], {}, { articles: null }, { articles: [null, 1, {}, []], menus: "x" }])(
    "%j leaves the calculation as it is",
    (raw) => {
      const calculated = generateProvisions(choices());
      expect(completeProposal(calculated, raw, choices())).toEqual({ ...calculated, used: false });
    },
  );

  test("whatever it is, the need is met, no diet is broken, and no name comes twice", () => {
    const names = fc.constantFrom(
      "Steak haché",
      "Riz (paquet de 1 kg)",
      "riz",
      "Lait",
      "Tofu",
      "Œufs",
      "Vin",
      "Poulet rôti",
      "Carottes râpées",
      "Surprise",
    );
    const proposal = fc.record({
      articles: fc.array(
        fc.record({
          nom: fc.oneof(names, fc.string()),
          categorie: fc.constantFrom("Alimentation", "Boissons", "Hygiène", "Sécurité", "X"),
          quantite_max: fc.oneof(fc.integer(), fc.double(), fc.integer({ min: 1, max: 10 })),
          unite: fc.constantFrom("paquet", "kg", "bouteille", "tonne"),
        }),
      ),
      menus: fc.array(
        fc.record({ jour: fc.integer({ min: 0, max: 4 }), petit_dejeuner: names, dejeuner: names, diner: fc.string() }),
      ),
    });
    fc.assert(
      fc.property(proposal, fc.subarray([...DIETS]), (raw, regimes) => {
        const wanted = choices(regimes);
        const calculated = generateProvisions(wanted);
        const { articles, menus } = completeProposal(calculated, raw, wanted);
        expect(new Set(articles.map(({ nom }) => nom)).size).toBe(articles.length);
        for (const { nom, quantite_max } of calculated.articles) {
          const bought = articles.find((candidate) => candidate.nom === nom)?.quantite_max ?? 0;
          expect(bought).toBeGreaterThanOrEqual(quantite_max);
          expect(bought).toBeLessThanOrEqual(quantite_max * 2);
        }
        for (const { nom } of articles) expect(forbiddenWord(nom, regimes)).toBeUndefined();
        expect(articles.every(({ categorie }) => categorie === "Alimentation" || categorie === "Boissons")).toBe(true);
        expect(articles.length).toBeLessThanOrEqual(calculated.articles.length + 12);
        expect(menus.map(({ jour }) => jour)).toEqual([1, 2, 3]);
        for (const { petit_dejeuner, dejeuner, diner } of menus)
          for (const text of [petit_dejeuner, dejeuner, diner]) expect(isSafeText(text, regimes)).toBe(true);
      }),
    );
  });

  test.each(["Escalope milanaise", "Blanquette", "Ossau-iraty", "Gravlax", "Kouign-amann", "Ganache"])(
    "with a diet, '%s' is not known and does not pass",
    (name) => {
      expect(isSafeText(name, ["vegan"])).toBe(false);
      expect(isSafeText(name, [])).toBe(true);
    },
  );

  test("an absurd amount does not pass, a generous one does", () => {
    const { articles } = completeProposal(
      generateProvisions(choices()),
      {
        articles: [article("Crêpes", { quantite_max: 500 }), article("Galettes bretonnes", { quantite_max: 2 })],
        menus: [],
      },
      choices(),
    );
    expect(articles.map(({ nom }) => nom)).not.toContain("Crêpes");
    expect(articles.map(({ nom }) => nom)).toContain("Galettes bretonnes");
  });
});
