import { beforeAll, expect, test, vi } from "vitest";
import { loadEffects } from "../effects/load.ts";
import { choicesFor, contested, decide } from "./choices.ts";
import type { Reason } from "./reason.ts";
import type { Refused } from "./waiting.ts";

beforeAll(async () => void (await loadEffects()));

const seen = { id: "a", bateau_id: "b", nom: "Rouet", quantite: 1, version: 1 };
const actuel = { ...seen, nom: "Turbine", version: 3 };
const refused = (why: Partial<Reason>, more: Partial<Refused> = {}): Refused => ({
  place: 7,
  operationId: "op",
  call: "inventory.update",
  input: { id: "a", version: 1, nom: "Pompe" },
  at: "x",
  words: "Article « Rouet » modifié",
  seen,
  why: { status: 409, code: "CONFLIT", message: "x", defined: true, ...why },
  ...more,
});
const conflict = refused({ data: { actuel } });
const gone = refused({ code: "INTROUVABLE" });

test.each<[string, Refused, string[]]>([
  ["two versions", conflict, ["mine", "theirs"]],
  ["a row that is gone and can be made anew", gone, ["restore", "abandon"]],
  ["a row that is gone and was not seen", refused({ code: "INTROUVABLE" }, { seen: undefined as never }), ["abandon"]],
  ["a row that is gone with what makes it", refused({ code: "INTROUVABLE" }, { call: "inventory.fill" }), ["abandon"]],
  ["a limit", refused({ code: "LIMITE_ATTEINTE" }), ["retry", "abandon"]],
  ["a server that never answered", refused({ code: "SANS_REPONSE" }), ["retry", "abandon"]],
  ["a conflict without the row", refused({}), ["retry", "abandon"]],
])("what is offered for %s", (_, one, choices) => {
  expect(choicesFor(one)).toEqual(choices);
});

test("what is contested has both values", () => {
  expect(contested(conflict)).toEqual([{ field: "nom", mine: "Pompe", theirs: "Turbine" }]);
  expect(contested(gone)).toEqual([]);
});

async function sentFor(one: Refused, choice: Parameters<typeof decide>[2]) {
  const outbox = { decide: vi.fn(async () => {}) };
  await decide(outbox as never, one, choice);
  const [decided, ...sent] = (outbox.decide.mock.calls as unknown[][])[0] ?? [];
  expect(decided).toBe(one);
  return sent as Refused[];
}

test("'Garder ma version' is sent over the row as it is now", async () => {
  const [sent] = await sentFor(conflict, "mine");
  expect(sent).toMatchObject({ call: "inventory.update", input: { id: "a", version: 3, nom: "Pompe" }, seen: actuel });
  expect(sent?.operationId).not.toBe("op");
});

test("'Restaurer' makes the row anew as it was seen, then edits it", async () => {
  const [made, edited, ...more] = await sentFor(gone, "restore");
  expect(made).toMatchObject({
    call: "inventory.create",
    input: { id: "a", bateau_id: "b", nom: "Rouet", quantite: 1 },
  });
  expect(made?.input).not.toHaveProperty("version");
  expect(edited).toMatchObject({ call: "inventory.update", input: gone.input, seen });
  expect(new Set([gone, made, edited].map((write) => write?.operationId)).size).toBe(3);
  expect(more).toEqual([]);
});

test("'Réessayer' is another operation after a refusal, and the same one where it may have arrived", async () => {
  expect((await sentFor(refused({ code: "LIMITE_ATTEINTE" }), "retry"))[0]?.operationId).not.toBe("op");
  expect((await sentFor(refused({ code: "SANS_REPONSE" }), "retry"))[0]?.operationId).toBe("op");
  expect((await sentFor(refused({ code: "INDISPONIBLE" }), "retry"))[0]?.operationId).toBe("op");
});

test.each(["theirs", "abandon"] as const)("nothing is sent for '%s'", async (choice) => {
  expect(await sentFor(conflict, choice)).toEqual([]);
});
