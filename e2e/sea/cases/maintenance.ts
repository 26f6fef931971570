import { randomUUID } from "node:crypto";
import { dayIn } from "@bosco/domain";
import { join } from "../../../server/tests/join.ts";
import type { Ship } from "../support/ship.ts";
import { one } from "./case.ts";

const today = () => dayIn(new Date(), "Europe/Paris");
const work = (bateau_id: string, more: object = {}) => ({
  bateau_id,
  titre: " Carénage ",
  categorie: "Coque" as const,
  date_echeance: "2027-03-01",
  ...more,
});
const finish = ({ do: act, of }: Ship) => act("maintenance.update", { id: of.yearly, statut: "Terminée" });

/** Somebody without a name comes aboard. */
const joinedByMate = async (ship: Ship) => {
  const mate = await ship.server.account();
  await join(ship.owner, mate, ship.of.boat, "equipage");
  ship.mate = mate.id;
};

export const maintenanceCases = [
  one("maintenance.create")("with as little as may be said", ({ of }) => work(of.boat, { id: randomUUID() })),
  one("maintenance.create")("with hours that mean nothing", ({ of }) =>
    work(of.boat, { id: randomUUID(), recurrence: "Annuelle", heures_echeance: 200 }),
  ),
  one("maintenance.create")("by hours", ({ of }) =>
    work(of.boat, { id: randomUUID(), recurrence: "Tous les 100 heures", heures_echeance: 200.25 }),
  ),
  one("maintenance.create")("by months and hours of the second engine, at a fixed date", ({ of }) =>
    work(of.boat, {
      ...{ id: randomUUID(), moteur_id: of.engine, heures_echeance: 340.05, a_date_fixe: true },
      ...{ recurrence: "Autre", recurrence_mois: 24, recurrence_heures: 250 },
    }),
  ),
  one("maintenance.create")("with a period that its recurrence does not have", ({ of }) =>
    work(of.boat, { id: randomUUID(), recurrence: "Mensuelle", recurrence_mois: 5, recurrence_heures: 10 }),
  ),
  one("maintenance.create")("aboard another's boat", ({ of }) => work(of.boat, { id: randomUUID() }), { as: "crew" }),
  one("maintenance.createMany")("some without an id", ({ of }) => ({
    maintenances: [work(of.boat), work(of.otherBoat, { id: randomUUID() }), work(of.boat, { titre: "Anodes" })],
  })),
  one("maintenance.update")("its text", ({ of }) => ({ id: of.yearly, version: 1, titre: " Hiver ", prix: null })),
  one("maintenance.update")("its date", ({ of }) => ({ id: of.yearly, date_echeance: "2026-02-28" })),
  one("maintenance.update")("moved, its fixed date kept", ({ of }) => ({
    id: of.yearly,
    date_echeance: "2026-02-28",
    date_ancre: "2026-03-01",
  })),
  one("maintenance.update")("given to oneself", ({ of, writer }) => ({ id: of.yearly, assigne_id: writer.id })),
  one("maintenance.update")(
    "given to one of the crew",
    ({ of, mate }) => ({ id: of.yearly, assigne_id: mate ?? null }),
    {
      before: joinedByMate,
    },
  ),
  one("maintenance.update")("given to the owner", ({ of, owner }) => ({ id: of.yearly, assigne_id: owner.id }), {
    as: "crew",
  }),
  one("maintenance.update")(
    "given to somebody, to another boat",
    ({ of }) => ({ id: of.yearly, bateau_id: of.otherBoat }),
    {
      before: async (ship) => {
        await joinedByMate(ship);
        await ship.do("maintenance.update", { id: ship.of.yearly, assigne_id: ship.mate ?? null });
      },
    },
  ),
  one("maintenance.update")("finished, given to somebody", ({ of }) => ({ id: of.yearly, statut: "Terminée" }), {
    before: ({ do: act, of, writer }) => act("maintenance.update", { id: of.yearly, assigne_id: writer.id }),
  }),
  one("maintenance.create")(
    "for one of the crew",
    ({ of, mate }) => work(of.boat, { id: randomUUID(), assigne_id: mate }),
    {
      before: joinedByMate,
    },
  ),
  one("maintenance.update")("to another boat", ({ of }) => ({ id: of.byHours, bateau_id: of.otherBoat })),
  one("maintenance.update")("to no hours", ({ of }) => ({ id: of.byHours, recurrence: "Aucune" })),
  one("maintenance.update")("to another engine", ({ of }) => ({ id: of.byHours, moteur_id: of.engine })),
  one("maintenance.update")("to another period", ({ of }) => ({
    id: of.byHours,
    recurrence: "Autre",
    recurrence_mois: 6,
    recurrence_heures: 50,
  })),
  one("maintenance.update")(
    "to another boat, from an engine",
    ({ of }) => ({ id: of.yearly, bateau_id: of.otherBoat }),
    {
      before: ({ do: act, of }) => act("maintenance.update", { id: of.yearly, moteur_id: of.engine }),
    },
  ),
  one("maintenance.update")("finished, on the second engine", ({ of }) => ({ id: of.byHours, statut: "Terminée" }), {
    before: ({ do: act, of }) => act("maintenance.update", { id: of.byHours, moteur_id: of.engine }),
  }),
  one("maintenance.update")("finished long ago", ({ of }) => ({
    id: of.yearly,
    statut: "Terminée",
    date_realisation: "2020-02-29",
  })),
  one("maintenance.update")("finished, at a fixed date", ({ of }) => ({ id: of.yearly, statut: "Terminée" }), {
    before: ({ do: act, of }) => act("maintenance.update", { id: of.yearly, a_date_fixe: true }),
  }),
  one("maintenance.update")("begun", ({ of }) => ({ id: of.yearly, statut: "En cours" })),
  one("maintenance.update")("finished", ({ of }) => ({ id: of.yearly, statut: "Terminée" })),
  one("maintenance.update")(
    "finished on another day than was said",
    ({ of }) => ({ id: of.yearly, date_realisation: "2026-02-28" }),
    { before: (ship) => finish(ship) },
  ),
  one("maintenance.update")("finished on a day that is said", ({ of }) => ({
    id: of.yearly,
    statut: "Terminée",
    date_realisation: today(),
    heures_realisation: 99.95,
  })),
  one("maintenance.update")("finished, by hours", ({ of }) => ({ id: of.byHours, statut: "Terminée" })),
  one("maintenance.update")("finished by one of the crew", ({ of }) => ({ id: of.yearly, statut: "Terminée" }), {
    as: "crew",
    before: ({ do: act }) => act("account.update", { prenom: "Yann", nom: "Le Goff" }),
  }),
  one("maintenance.update")("reopened", ({ of }) => ({ id: of.yearly, statut: "En cours" }), { before: finish }),
  one("maintenance.update")(
    "reopened when the next one was touched",
    ({ of }) => ({ id: of.yearly, statut: "En attente" }),
    {
      before: async (ship) => {
        const { suivante } = await finish(ship);
        await ship.do("maintenance.update", { id: suivante.id, titre: "Touchée" });
      },
    },
  ),
  one("maintenance.update")(
    "finished again, when the next one stands",
    ({ of }) => ({ id: of.yearly, statut: "Terminée" }),
    {
      before: async (ship) => {
        const { suivante } = await finish(ship);
        await ship.do("maintenance.update", { id: suivante.id, titre: "Touchée" });
        await ship.do("maintenance.update", { id: ship.of.yearly, statut: "En cours" });
      },
    },
  ),
  one("maintenance.remove")("which a task had opened", ({ of }) => ({ id: of.yearly }), {
    before: ({ do: act, of, tasks }) => act("checklists.updateTask", { id: tasks[0] ?? "", maintenance_id: of.yearly }),
  }),
];
