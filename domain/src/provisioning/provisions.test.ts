import { expect, test } from "vitest";
import { GENERATOR_DEFAULTS, generateProvisions, generatorRefusal, provisionsFor } from "./index.ts";

const proposal = { articles: [{ nom: "Olives", categorie: "Alimentation", quantite_max: 1, unite: "pot" }], menus: [] };

test("without a model the list is the calculation's, and says so", async () => {
  expect(await provisionsFor(GENERATOR_DEFAULTS)).toEqual({
    ...generateProvisions(GENERATOR_DEFAULTS),
    origine: "calcul",
  });
});

test("a model that says nothing changes nothing; one that is heard is named", async () => {
  expect(await provisionsFor(GENERATOR_DEFAULTS, async () => undefined)).toMatchObject({ origine: "calcul" });
  expect(await provisionsFor(GENERATOR_DEFAULTS, async () => proposal)).toMatchObject({ origine: "ia" });
});

test("a diet that is named twice is asked for once, and a model is not asked for an empty list", async () => {
  const { filtres } = GENERATOR_DEFAULTS;
  const asked: unknown[] = [];
  const propose = async (choices: unknown) => void asked.push(choices);
  const vegan = { ...GENERATOR_DEFAULTS, filtres: { ...filtres, regimes: ["vegan" as const] } };
  await provisionsFor({ ...vegan, filtres: { ...filtres, regimes: ["vegan", "vegan"] } }, propose);
  await provisionsFor(
    { ...vegan, filtres: { alimentaire: false, boissons: false, hygiene: false, regimes: [] } },
    propose,
  );
  expect(asked).toEqual([vegan]);
});

test.each([
  [{ pro: true }, undefined],
  [{ pro: true, isAnothers: true }, undefined],
  [{ pro: false }, "Le générateur d'avitaillement est disponible avec l'abonnement Pro."],
  [{ pro: false, isAnothers: true }, expect.stringContaining("propriétaire du bateau")],
])("%o: %s", (owner, expected) => {
  expect(generatorRefusal(owner)).toEqual(expected);
});
