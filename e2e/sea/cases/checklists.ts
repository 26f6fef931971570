import { randomUUID } from "node:crypto";
import type { Ship } from "../support/ship.ts";
import { one } from "./case.ts";

const touch = async ({ do: act, tasks, of }: Ship) => {
  await act("checklists.updateTask", { id: tasks[0] ?? "", etat: true });
  await act("checklists.updateTask", { id: tasks[1] ?? "", note: "Usé", maintenance_id: of.yearly });
};
const fresh = (bateau_id: string) =>
  ({ id: randomUUID(), bateau_id, nom: " Arrivée ", type: "Arrivée", taches: ["Gaz ", "", "Gaz", "Taud"] }) as const;

export const checklistCases = [
  one("checklists.create")("with lines as they are typed", ({ of }) => ({
    ...fresh(of.boat),
    taches: [...fresh(of.boat).taches],
  })),
  one("checklists.create")("aboard another's boat", ({ of }) => ({ ...fresh(of.boat), taches: ["Gaz"] }), {
    as: "crew",
  }),
  one("checklists.update")("its name", ({ of }) => ({ id: of.checklist, version: 1, nom: "Grand départ" })),
  one("checklists.update")(
    "its tasks: one goes, two come, the others move",
    ({ of }) => ({
      id: of.checklist,
      taches: ["Météo", "Vannes", "VHF", "Ancre"],
    }),
    { before: touch },
  ),
  one("checklists.update")("aboard another's boat", ({ of }) => ({ id: of.checklist, taches: ["Météo"] }), {
    as: "crew",
  }),
  one("checklists.remove")("with tasks and history", ({ of }) => ({ id: of.checklist }), {
    before: async (ship) => {
      await touch(ship);
      await ship.do("checklists.reset", { id: ship.of.checklist });
    },
  }),
  one("checklists.reset")("one that was run through", ({ of }) => ({ id: of.checklist }), { before: touch }),
  one("checklists.reset")("an untouched one", ({ of }) => ({ id: of.checklist })),
  one("checklists.reset")("aboard another's boat", ({ of }) => ({ id: of.checklist }), { before: touch, as: "crew" }),
  one("checklists.updateTask")("ticked", ({ tasks }) => ({ id: tasks[1] ?? "", version: 1, etat: true })),
  one("checklists.updateTask")("with a note", ({ tasks }) => ({ id: tasks[1] ?? "", note: " À voir " })),
];
