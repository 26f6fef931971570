import type { Shares } from "@bosco/domain/crew";
import { expect, test } from "vitest";
import { json, testServer } from "../data/test-server.ts";

testServer(json(200, []));

const OWNER = "b05c0000-0000-4000-8000-000000000001";
const own = { id: "b05c0000-0000-4000-8000-00000000000a" };
const shared = { id: "b05c0000-0000-4000-8000-00000000000b", proprietaire_id: OWNER };
const shares: Shares = {
  donnes: [],
  recus: [
    {
      id: "b05c0000-0000-4000-8000-0000000000aa",
      bateau_id: shared.id,
      role: "equipage",
      proprietaire: { id: OWNER, nom: "Yann Le Goff" },
      accepte_le: "2026-06-15T10:00:00.000Z",
    },
  ],
};

test.each([
  ["one's own boat", own, shares, "proprietaire", undefined],
  ["a shared boat", shared, shares, "equipage", "Bateau de Yann Le Goff · Équipage"],
  ["a shared boat before the shares are read", shared, undefined, "lecture", undefined],
  ["a boat whose share is gone", { ...shared, id: own.id }, shares, "lecture", undefined],
] as const)("%s", async (_what, boat, known, role, line) => {
  const { crewLine, roleOn } = await import("./crew.ts");
  expect([roleOn(boat, known), crewLine(boat, known)]).toEqual([role, line]);
});
