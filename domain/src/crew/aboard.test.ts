import { expect, test } from "vitest";
import { knownAboard, workersAboard } from "./aboard.ts";
import type { GivenShare, ReceivedShare } from "./schema.ts";

const me = { id: "me", nom: "Anne" };
const given = (bateau_id: string, membre: GivenShare["membre"]): GivenShare => ({
  id: `${bateau_id}-${membre?.id}`,
  bateau_id,
  email: "x@y.fr",
  role: "equipage",
  etat: membre ? "acceptée" : "en attente",
  membre,
  expire_le: null,
  created_at: "2026-01-01T00:00:00.000Z",
});
const received: ReceivedShare = {
  id: "r",
  bateau_id: "theirs",
  role: "gestion",
  proprietaire: { id: "owner", nom: "Yann Le Goff" },
  accepte_le: "2026-01-01T00:00:00.000Z",
};
const shares = {
  donnes: [
    given("mine", { id: "a", nom: "alice@port.fr" }),
    given("mine", null),
    given("mine", { id: null, nom: "Parti" }),
    given("other", { id: "b", nom: "Bruno" }),
  ],
  recus: [received],
};
const anothers = { id: "theirs", proprietaire_id: "owner" };

test.each([
  ["one's own boat: its crew, by the name that the crew reads", { id: "mine" }, shares, ["Anne", "alice"]],
  ["a boat that nobody else is aboard of", { id: "alone" }, shares, ["Anne"]],
  ["another's boat: its owner", anothers, shares, ["Anne", "Yann Le Goff"]],
  ["another's boat that is shared no more", { ...anothers, id: "gone" }, shares, ["Anne"]],
  ["before the shares are read", { id: "mine" }, undefined, ["Anne"]],
])("%s", (_, boat, read, names) => {
  expect(knownAboard(boat, me, read).map(({ nom }) => nom)).toEqual(names);
});

test.each([
  ["lecture", ["Anne"]],
  ["equipage", ["Anne", "alice"]],
  ["gestion", ["Anne", "alice"]],
] as const)("who is aboard for « %s » is given work only if he may finish it", (role, names) => {
  const one = { ...given("mine", { id: "a", nom: "alice@port.fr" }), role };
  expect(workersAboard({ id: "mine" }, me, { donnes: [one], recus: [] }).map(({ nom }) => nom)).toEqual(names);
});

test("work on another's boat is given to its owner, whatever else is shared", () => {
  expect(workersAboard(anothers, me, shares).map(({ nom }) => nom)).toEqual(["Anne", "Yann Le Goff"]);
  expect(workersAboard(anothers, me, undefined)).toEqual([me]);
});
