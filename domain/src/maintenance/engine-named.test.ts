import { expect, test } from "vitest";
import { engineNamed, isEngineWork, workTitle } from "./engine-named.ts";
import type { Maintenance } from "./schema.ts";
import { aMaintenance } from "./test-maintenance.ts";

const bateau_id = aMaintenance().bateau_id;
const port = { id: bateau_id, bateau_id, nom: "Moteur bâbord" };
const starboard = { id: "00000000-0000-4000-8000-00000000000e", bateau_id, nom: "Moteur tribord" };
const elsewhere = { id: "another boat", bateau_id: "another boat", nom: "Moteur" };
const two = [port, starboard, elsewhere];

test.each([
  ["the one it names", { moteur_id: starboard.id }, two, "Moteur tribord"],
  ["the first, whose hours it follows", { recurrence: "Tous les 100 heures" }, two, "Moteur bâbord"],
  ["the first, by the category", { categorie: "Moteur" }, two, "Moteur bâbord"],
  ["the one it names, whatever the category", { categorie: "Coque", moteur_id: starboard.id }, two, "Moteur tribord"],
  ["none for what is no engine's", { categorie: "Coque" }, two, undefined],
  ["none where the boat has one", { recurrence: "Tous les 100 heures" }, [port, elsewhere], undefined],
  ["none that is not there", { moteur_id: "gone" }, two, undefined],
] as const)("%s is named", (_name, of, engines, nom) => {
  expect(engineNamed(aMaintenance(of), engines)?.nom).toBe(nom);
});

test.each<[string, Partial<Maintenance>, boolean]>([
  ["the engine's category", { categorie: "Moteur" }, true],
  ["work by hours", { categorie: "Plomberie", recurrence: "Tous les 100 heures" }, true],
  ["work due at hours", { categorie: "Plomberie", heures_echeance: 300 }, true],
  ["work on another engine", { categorie: "Électricité", moteur_id: "e" }, true],
  ["the hull's", { categorie: "Coque", recurrence: "Annuelle" }, false],
])("%s is an engine's: %s", (_name, more, is) => {
  expect(isEngineWork(aMaintenance(more))).toBe(is);
});

test("a title tells the engine where there are several", () => {
  const work = aMaintenance({ titre: "Vidange", categorie: "Moteur", moteur_id: starboard.id });
  expect(workTitle(work, two)).toBe("Vidange (Moteur tribord)");
  expect(workTitle({ ...work, moteur_id: null }, [port])).toBe("Vidange");
});
