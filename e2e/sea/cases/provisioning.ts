import { randomUUID } from "node:crypto";
import { one } from "./case.ts";

const list = (bateau_id: string) => ({
  id: randomUUID(),
  bateau_id,
  nom: " Semaine ",
  nombre_personnes: 4,
  nombre_jours: 7,
  articles: [{ nom: "Pâtes", categorie: "Alimentation", quantite: 2.5, unite: "kg", priorite: "normale" } as const],
});

export const provisioningCases = [
  one("provisioning.create")("by hand", ({ of }) => list(of.boat)),
  one("provisioning.create")(
    "generated, aboard another's boat",
    ({ of }) => ({
      ...list(of.boat),
      generation: { origine: "calcul", saison: "été", regimes: [], menus: [] },
    }),
    { as: "crew" },
  ),
  one("provisioning.update")("its star", ({ of }) => ({ id: of.list, version: 1, est_favori: true })),
  one("provisioning.update")("its name and articles", ({ of }) => ({ id: of.list, nom: "Été ", articles: [] })),
  one("provisioning.duplicate")("a favourite", ({ of }) => ({ id: of.list }), {
    before: ({ do: act, of }) => act("provisioning.update", { id: of.list, est_favori: true }),
  }),
  one("provisioning.duplicate")("aboard another's boat", ({ of }) => ({ id: of.list }), { as: "crew" }),
  one("provisioning.remove")("one", ({ of }) => ({ id: of.list })),
  one("provisioning.addToInventory")("merged", ({ of }) => ({ id: of.list, mode: "fusionner" })),
  one("provisioning.addToInventory")("beside what is aboard", ({ of }) => ({ id: of.list, mode: "ajouter" })),
  one("provisioning.addToInventory")("without a choice, when nothing is aboard", ({ of }) => ({ id: of.list }), {
    before: ({ do: act, of }) => act("inventory.remove", { id: of.rice }),
  }),
  one("provisioning.addToInventory")("aboard another's boat", ({ of }) => ({ id: of.list, mode: "fusionner" }), {
    as: "crew",
  }),
];
