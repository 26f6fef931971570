import { randomUUID } from "node:crypto";
import { aBoat } from "../../../server/tests/sample-rows.ts";
import type { InputOf } from "../../../web/src/data/commands.ts";
import { one } from "./case.ts";

const aNewBoat = (more: Partial<InputOf<"boats.create">> = {}) => ({ ...aBoat(), id: randomUUID(), ...more });

export const boatCases = [
  one("boats.create")("with as little as may be said", () => aNewBoat()),
  one("boats.create")("with hours and texts as they are typed", () =>
    aNewBoat({ nom: "  Iris ", heures_moteur: 12.345, longueur: 10.005, couleur: " ", mmsi: "227000001" }),
  ),
  one("boats.create")("as the default one", () => aNewBoat({ par_defaut: true })),
  one("boats.create")("the first of one's own", () => aNewBoat(), {
    before: async ({ do: act, of }) => {
      await act("boats.remove", { id: of.otherBoat });
      await act("boats.remove", { id: of.boat });
    },
  }),
  one("boats.create")("one that is there already", ({ of }) => aNewBoat({ id: of.boat })),
  one("boats.update")("its hours", ({ of }) => ({ id: of.boat, heures_moteur: 123.456 })),
  one("boats.update")("its hours, to what they are", ({ of }) => ({ id: of.boat, heures_moteur: 100 })),
  one("boats.update")("its name and more", ({ of }) => ({
    id: of.boat,
    version: 1,
    nom: " Avel ",
    note: "",
    annee: 2001,
  })),
  one("boats.update")("another's hours", ({ of }) => ({ id: of.boat, heures_moteur: 101 }), { as: "crew" }),
  one("boats.remove")("with all that is aboard", ({ of }) => ({ id: of.boat }), {
    before: async ({ do: act, of, tasks }) => {
      await act("boats.makeDefault", { id: of.boat });
      await act("checklists.updateTask", { id: tasks[0] ?? "", etat: true });
      await act("checklists.reset", { id: of.checklist });
    },
  }),
  one("boats.remove")("while a task of another boat is tied to its work", ({ of }) => ({ id: of.boat }), {
    before: async ({ do: act, of, owner }) => {
      const id = randomUUID();
      const elsewhere = { id, bateau_id: of.otherBoat, nom: "Arrivée", type: "Arrivée" as const, taches: ["Gaz"] };
      await act("checklists.create", elsewhere);
      const [task] = (await owner.get(`/api/taches?checklist_id=${id}`)).body;
      await act("checklists.updateTask", { id: task.id, maintenance_id: of.yearly });
    },
  }),
  one("boats.remove")("which is not the default one", ({ of }) => ({ id: of.otherBoat })),
  one("boats.remove")("of which somebody is crew", ({ of }) => ({ id: of.boat }), {
    before: ({ owner, of }) =>
      owner.post("/api/partages", { bateau_id: of.boat, email: "yann@bosco.test", role: "lecture" }),
  }),
  one("boats.makeDefault")("another one", ({ of }) => ({ id: of.otherBoat })),
  one("boats.makeDefault")("the one that is", ({ of }) => ({ id: of.boat })),
  one("boats.removePhoto")("where there is none", ({ of }) => ({ id: of.boat })),
];
