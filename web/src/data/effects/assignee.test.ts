import type { Maintenance } from "@bosco/domain/maintenance";
import { expect, test } from "vitest";
import { apply, id, stamps } from "./test-lists.ts";

const [me, mate, owner, stranger] = [id(101), id(102), id(103), id(104)];
const [own, theirs, alone] = [id(1), id(2), id(3)];

const reads = () => ({
  profils_utilisateur: { id: me, prenom: "Anne", nom: "Kermadec", email: "anne@port.fr" },
  bateaux: [{ id: own }, { id: theirs, proprietaire_id: owner }, { id: alone }],
  partages: {
    donnes: [{ id: id(5), bateau_id: own, membre: { id: mate, nom: "mael@port.fr" } }],
    recus: [{ id: id(6), bateau_id: theirs, proprietaire: { id: owner, nom: "Yann Le Goff" } }],
  },
  maintenances: [] as Maintenance[],
});
const wanted = (bateau_id: string, assigne_id: string | null) => ({
  bateau_id,
  titre: "Carénage",
  categorie: "Coque" as const,
  date_echeance: "2026-06-15",
  assigne_id,
});

test.each([
  ["to oneself", own, me, "Anne Kermadec"],
  ["to one of the crew who has given no name", own, mate, "mael"],
  ["to the owner of another's boat", theirs, owner, "Yann Le Goff"],
  ["to oneself, aboard another's boat", theirs, me, "Anne Kermadec"],
  ["to nobody", own, null, null],
  ["to somebody who is not aboard: the server will say so", alone, stranger, null],
])("work that is given %s has his name at once", (_, boat, whom, name) => {
  const { assigne_id, assigne } = apply(reads(), "maintenance.create", wanted(boat, whom));
  expect([assigne_id, assigne]).toEqual([whom, name]);
});

test("before the shares are read, only oneself is known", () => {
  const without = () => ({ ...reads(), partages: undefined });
  expect(apply(without(), "maintenance.create", wanted(own, me)).assigne).toBe("Anne Kermadec");
  expect(apply(without(), "maintenance.create", wanted(own, mate)).assigne).toBe(null);
});

test("work that goes to another boat is nobody's", () => {
  const lists = reads();
  const row = apply(lists, "maintenance.create", wanted(own, mate));
  const moved = apply(lists, "maintenance.update", { id: row.id, bateau_id: alone, version: stamps.version });
  expect([moved.bateau_id, moved.assigne_id, moved.assigne]).toEqual([alone, null, null]);
});
