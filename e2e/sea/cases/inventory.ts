import { randomUUID } from "node:crypto";
import type { Ship } from "../support/ship.ts";
import { one } from "./case.ts";

const newArticle = (bateau_id: string, more: object = {}) => ({
  bateau_id,
  nom: "Rouet",
  categorie: "Technique",
  ...more,
});

/** Of what was seen, somebody removes one and changes another, and brings a third aboard. */
async function moveOn({ of, do: make }: Ship) {
  await make("inventory.remove", { id: of.lure });
  await make("inventory.update", { id: of.oil, description: "Deux bidons" });
  await make("inventory.create", newArticle(of.boat, { quantite: 2, quantite_max: 9 }));
}
async function empty({ of, do: make }: Ship) {
  await make("inventory.removeMany", { bateau_id: of.boat, ids: "tous" });
  await make("inventory.remove", { id: of.flares });
}
const all = ({ of }: Ship) => ({ bateau_id: of.boat, ids: "tous" }) as const;

export const inventoryCases = [
  one("inventory.create")("with as little as may be said", ({ of }) => newArticle(of.boat, { id: randomUUID() })),
  one("inventory.create")("as it is typed", ({ of }) =>
    newArticle(of.boat, {
      nom: " Rouet ",
      description: "",
      quantite: 1.23456,
      prix_unitaire: 12.3,
      espace_stockage_id: of.cabin,
    }),
  ),
  one("inventory.create")("several, some without an id and one that is there", ({ of }) => [
    newArticle(of.boat, { nom: "Un" }),
    newArticle(of.boat, { nom: "Deux", id: randomUUID() }),
    newArticle(of.boat, { nom: "Riz", id: of.rice }),
    newArticle(of.otherBoat, { nom: "Quatre" }),
  ]),
  one("inventory.create")("aboard another's boat", ({ of }) => newArticle(of.boat), { as: "crew" }),
  one("inventory.createFirst")("spaces and what lies in them, some without an id and some that are there", ({ of }) => {
    const locker = randomUUID();
    return {
      bateau_id: of.boat,
      espaces: [
        { id: locker, nom: " Coffre ", type: "Coffre" },
        { nom: "Frigo", type: "Frigo", description: "" },
        { id: of.cabin, nom: "Cabine", type: "Cabine" },
      ],
      articles: [
        { nom: "Bouée ", categorie: "Sécurité", espace_stockage_id: locker, quantite: 1 },
        { nom: "Riz", categorie: "Alimentation", id: of.rice },
        { nom: "Gilets", categorie: "Sécurité", espace_stockage_id: of.cabin, quantite: 4, quantite_max: 4 },
      ],
    };
  }),
  one("inventory.createFirst")(
    "articles alone, aboard another's boat",
    ({ of }) => ({ bateau_id: of.boat, espaces: [], articles: [{ nom: "Bouée", categorie: "Sécurité" }] }),
    { as: "crew" },
  ),
  one("inventory.createFirst")(
    "articles in a space that is there, aboard another's boat",
    ({ of }) => ({
      bateau_id: of.boat,
      espaces: [],
      articles: [{ nom: "Gilets", categorie: "Sécurité", espace_stockage_id: of.cabin, quantite: 4 }],
    }),
    { as: "crew" },
  ),
  one("inventory.update")("its name and where it lies", ({ of }) => ({
    id: of.rice,
    version: 1,
    nom: "Riz rond ",
    categorie: "",
    espace_stockage_id: null,
  })),
  one("inventory.update")("its quantity", ({ of }) => ({ id: of.rice, quantite: 3.33333 })),
  one("inventory.remove")("one", ({ of }) => ({ id: of.rice })),
  ...[1, 10, -1, -10, 0.0005, 0.1].map((delta) =>
    one("inventory.adjust")(`by ${delta}`, ({ of }) => ({ id: of.rice, delta })),
  ),
  ...[1, -1, -100].map((delta) =>
    one("inventory.adjust")(`by ${delta} of what is beyond its maximum`, ({ of }) => ({ id: of.oil, delta })),
  ),
  one("inventory.adjust")("aboard another's boat", ({ of }) => ({ id: of.rice, delta: 1 }), { as: "crew" }),
  one("inventory.fill")("all", ({ of }) => ({ bateau_id: of.boat, ids: "tous" })),
  one("inventory.fill")("some, one of them twice", ({ of }) => ({
    bateau_id: of.boat,
    ids: [of.rice, of.oil, of.rice],
  })),
  one("inventory.fill")("aboard another's boat", ({ of }) => ({ bateau_id: of.boat, ids: "tous" }), { as: "crew" }),
  one("inventory.reset")("all", ({ of }) => ({ bateau_id: of.boat, ids: "tous" })),
  one("inventory.reset")("some", ({ of }) => ({ bateau_id: of.boat, ids: [of.flares] })),
  one("inventory.store")("twice of the same, and too much", ({ of }) => ({
    bateau_id: of.boat,
    achats: [
      { id: of.rice, quantite: 0.1 },
      { id: of.rice, quantite: 0.2 },
      { id: of.oil, quantite: 1_000_000 },
    ],
  })),
  one("inventory.removeMany")("all but what safety keeps", ({ of }) => ({ bateau_id: of.boat, ids: "tous" })),
  one("inventory.removeMany")("nothing but what safety keeps", ({ of }) => ({ bateau_id: of.boat, ids: [of.flares] })),
  ...(["inventory.fill", "inventory.reset", "inventory.removeMany"] as const).flatMap((call) => [
    one(call)("all that was seen, days later", all, { meanwhile: moveOn }),
    one(call)("all that was seen, and nothing is left of it", all, { meanwhile: empty }),
  ]),
];
