import { randomUUID } from "node:crypto";
import type { Ship } from "../support/ship.ts";
import { one } from "./case.ts";

const part = ({ of }: Ship, more: object = {}) => ({
  bateau_id: of.boat,
  maintenance_id: of.yearly,
  article_id: of.oil,
  ...more,
});
const known = randomUUID();
const withPart = (ship: Ship) => ship.do("parts.create", part(ship, { id: known, quantite: 2 }));
const withParts = async (ship: Ship) => {
  await withPart(ship);
  await ship.do("parts.create", part(ship, { id: randomUUID(), article_id: ship.of.flares, quantite: 0.5 }));
};

export const partCases = [
  one("parts.create")("with as little as may be said", (ship) => part(ship, { id: randomUUID() })),
  one("parts.create")("so much of it", (ship) => part(ship, { id: randomUUID(), quantite: 1.2345 })),
  one("parts.create")("of an article that is there already", (ship) => part(ship, { id: randomUUID(), quantite: 4 }), {
    before: withPart,
  }),
  one("parts.create")("that is there already", (ship) => part(ship, { id: known, quantite: 4 }), { before: withPart }),
  one("parts.create")("aboard another's boat", (ship) => part(ship, { id: randomUUID() }), { as: "crew" }),
  one("parts.update")("its quantity", () => ({ id: known, version: 1, quantite: 3 }), { before: withPart }),
  one("parts.remove")("one of them", () => ({ id: known }), { before: withParts }),
  one("maintenance.update")("finished, with parts", ({ of }) => ({ id: of.yearly, statut: "Terminée" }), {
    before: withParts,
  }),
  one("maintenance.update")("reopened, with parts", ({ of }) => ({ id: of.yearly, statut: "En cours" }), {
    before: async (ship) => {
      await withParts(ship);
      await ship.do("maintenance.update", { id: ship.of.yearly, statut: "Terminée" });
    },
  }),
  one("maintenance.update")(
    "reopened when the next one's parts were touched",
    ({ of }) => ({ id: of.yearly, statut: "En cours" }),
    {
      before: async (ship) => {
        await withParts(ship);
        const { suivante } = await ship.do("maintenance.update", { id: ship.of.yearly, statut: "Terminée" });
        await ship.do("parts.create", part(ship, { maintenance_id: suivante.id, quantite: 7 }));
      },
    },
  ),
  one("maintenance.update")("finished with a note", ({ of }) => ({
    id: of.yearly,
    statut: "Terminée",
    prix: 80,
    description: "Huile\n\nFait le 15/06/2026\u00a0: joint changé",
  })),
  one("maintenance.update")("to another boat, with parts", ({ of }) => ({ id: of.yearly, bateau_id: of.otherBoat }), {
    before: withPart,
  }),
  one("maintenance.remove")("with parts", ({ of }) => ({ id: of.yearly }), { before: withParts }),
  one("inventory.remove")("that a work uses", ({ of }) => ({ id: of.oil }), { before: withPart }),
  one("inventory.create")("with a reference", ({ of }) => ({
    id: randomUUID(),
    bateau_id: of.boat,
    nom: "Rouet",
    categorie: "Technique",
    reference: " R-1 ",
    numero_fabricant: "",
  })),
  one("maintenance.create")("for a task that failed", ({ of, tasks }) => ({
    id: randomUUID(),
    bateau_id: of.boat,
    titre: "VHF",
    categorie: "Électricité",
    date_echeance: "2027-03-01",
    tache_id: tasks[0] ?? "",
  })),
  one("maintenance.create")(
    "for a task that has a work already",
    ({ of, tasks }) => ({
      id: randomUUID(),
      bateau_id: of.boat,
      titre: "VHF",
      categorie: "Électricité",
      date_echeance: "2027-03-01",
      tache_id: tasks[0] ?? "",
    }),
    {
      before: ({ do: act, of, tasks }) =>
        act("checklists.updateTask", { id: tasks[0] ?? "", maintenance_id: of.yearly }),
    },
  ),
];
