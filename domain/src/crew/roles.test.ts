import { describe, expect, test } from "vitest";
import {
  BOAT_RIGHTS,
  type BoatRight,
  mayDo,
  rightToEditBoat,
  rightToEditMaintenance,
  rightToEditTask,
} from "./roles.ts";

/** As decisions.md has it: what each role may do beside looking. */
const CREW: BoatRight[] = ["articles.write", "boat.hours", "checklists.tick", "lists.write", "maintenance.status"];
const MANAGEMENT: BoatRight[] = [
  ...CREW,
  "articles.delete",
  "boat.edit",
  "checklists.edit",
  "departure.edit",
  "documents.edit",
  "lists.delete",
  "maintenance.edit",
  "spaces.edit",
];

test.each([
  ["lecture", []],
  ["equipage", CREW],
  ["gestion", MANAGEMENT],
  ["proprietaire", [...MANAGEMENT, "boat.own"]],
] as const)("%s may do this and nothing else", (role, rights) => {
  expect(BOAT_RIGHTS.filter((right) => mayDo(role, right)).sort()).toEqual([...rights].sort());
});

describe("what an edit takes", () => {
  test.each([
    [{ statut: "Terminée" }, "maintenance.status"],
    [{ statut: "Terminée", date_realisation: "2026-06-15", heures_realisation: null }, "maintenance.status"],
    [{ statut: "Terminée", prix: 12 }, "maintenance.edit"],
    [{ titre: "Vidange" }, "maintenance.edit"],
  ])("of a maintenance, %j: %s", (changed, right) => {
    expect(rightToEditMaintenance(changed)).toBe(right);
  });

  test.each([
    [{ heures_moteur: 12 }, "boat.hours"],
    [{ heures_moteur: 12, nom: "Avel" }, "boat.edit"],
  ])("of a boat, %j: %s", (changed, right) => {
    expect(rightToEditBoat(changed)).toBe(right);
  });

  test.each<[Parameters<typeof rightToEditTask>[0] & { etat?: boolean }, BoatRight]>([
    [{ etat: true }, "checklists.tick"],
    [{ maintenance_id: null }, "checklists.tick"],
    [{ maintenance_id: "b05c0000-0000-4000-8000-000000000001" }, "checklists.edit"],
  ])("of a task, %j: %s", (changed, right) => {
    expect(rightToEditTask(changed)).toBe(right);
  });
});
