import { beforeAll, describe, expect, test, vi } from "vitest";
import { loadEffects } from "../effects/load.ts";
import { type Choice, choicesFor, contested, decide } from "./choices.ts";
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
  [
    "a paper that is gone and whose file waits",
    refused({ code: "INTROUVABLE" }, { call: "documents.putFile" }),
    ["restore", "abandon"],
  ],
  [
    "a boat that is gone and whose photo waits",
    refused({ code: "INTROUVABLE" }, { call: "boats.putPhoto" }),
    ["restore", "abandon"],
  ],
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
  // why: what it makes has its ids from it, and refused it is free.
  expect(sent?.operationId).toBe("op");
});

describe("a paper of a work that is gone", () => {
  const work = "5e2b8c1e-0a4d-4e6f-9b7a-000000000001";
  const fields = { id: "a", bateau_id: "b", titre: "Facture", type: "Facture", maintenance_id: work };
  const lost = { code: "INTROUVABLE" } as const;
  const added = refused(lost, { call: "documents.create", input: fields as never, seen: undefined as never });
  const over = (tables: Record<string, object[]>) => ((table: string) => tables[table] ?? []) as never;
  const afloat = over({ bateaux: [{ id: "b" }] });

  test("can be kept without it as long as its boat is there", () => {
    expect(choicesFor(added, afloat)).toEqual(["untie", "abandon"]);
    expect(choicesFor(added, over({}))).toEqual(["abandon"]);
    expect(choicesFor({ ...added, input: { ...fields, maintenance_id: null } as never }, afloat)).toEqual(["abandon"]);
  });

  const decided = async (one: Refused, choice: Choice, rows = afloat) => {
    const outbox = { decide: vi.fn(async () => {}) };
    await decide(outbox as never, one, choice, rows);
    return ((outbox.decide.mock.calls as unknown[][])[0] ?? []).slice(1);
  };

  test("goes without it, by the same operation, and its file with it", async () => {
    const { why: _, ...file } = refused({}, { call: "documents.putFile", operationId: "file" });
    expect(await decided({ ...added, dependents: [file] }, "untie")).toMatchObject([
      { operationId: "op", call: "documents.create", input: { ...fields, maintenance_id: null } },
      { operationId: "file" },
    ]);
    expect(await decided(added, "restore")).toEqual([]);
  });

  describe("that was there before it", () => {
    const edit = { id: "a", version: 1, numero: "F-12", maintenance_id: work };
    const tied = refused(lost, { call: "documents.update", input: edit as never, seen: { ...fields, version: 1 } });
    const filed = over({ bateaux: [{ id: "b" }], documents: [{ id: "a" }] });

    // why restored too: the work may have gone since the page offered that.
    test.each(["untie", "restore"] as const)(
      "keeps what else was changed, and is not made anew: %s",
      async (choice) => {
        expect(choicesFor(tied, filed)).toEqual(["untie", "abandon"]);
        expect(await decided(tied, choice, filed)).toEqual([
          {
            operationId: "op",
            call: "documents.update",
            input: { ...edit, maintenance_id: null },
            words: tied.words,
            seen: tied.seen,
          },
        ]);
      },
    );

    test("is sent as it is where the work is back by the press", async () => {
      expect(await decided(tied, "untie", over({ maintenances: [{ id: work }] }))).toMatchObject([{ input: edit }]);
    });

    test("is made anew where it is gone itself, where its work is there, or where none is named", () => {
      expect(choicesFor(tied, afloat)).toEqual(["restore", "abandon"]);
      const both = over({ documents: [{ id: "a" }], maintenances: [{ id: work }] });
      expect(choicesFor(tied, both)).toEqual(["restore", "abandon"]);
      const other = { ...tied, input: { id: "a", version: 1, numero: "F-12" } as never };
      expect(choicesFor(other, filed)).toEqual(["restore", "abandon"]);
    });
  });

  test.each([
    [[], null],
    [[{ id: work }], work],
  ])("is made anew with it only where it is there", async (maintenances, maintenance_id) => {
    const gonePaper = refused(lost, { call: "documents.putFile", seen: { ...fields, version: 1 } });
    const outbox = { decide: vi.fn(async () => {}) };
    await decide(outbox as never, gonePaper, "restore", over({ maintenances }));
    const [, made] = (outbox.decide.mock.calls as { input: object }[][])[0] ?? [];
    expect(made?.input).toMatchObject({ titre: "Facture", maintenance_id });
  });
});

describe("of a paper with another file than was seen", () => {
  const theirs = { nom: "leur.pdf", type: "application/pdf", taille: 9, empreinte: "b".repeat(32) };
  const file = new File(["%PDF-1.7"], "la mienne.pdf");
  const over = (call: "documents.putFile" | "documents.removeFile", more: object = {}) =>
    refused(
      { data: { actuel: { ...seen, fichier: theirs, version: 3 } } },
      { call, input: { id: "a", vu: "a".repeat(32), ...more } as never, seen: { ...seen, fichier: theirs } },
    );
  const put = over("documents.putFile", { fichier: file });
  const remove = over("documents.removeFile");

  test("both files are shown", () => {
    expect(contested(put)).toEqual([{ field: "fichier", mine: file, theirs }]);
    expect(contested(remove)).toEqual([{ field: "fichier", mine: null, theirs }]);
  });

  test("'Garder ma version' takes the place of that one, and of no later one", async () => {
    expect((await sentFor(put, "mine"))[0]?.input).toEqual({ id: "a", fichier: file, vu: theirs.empreinte });
    expect((await sentFor(remove, "mine"))[0]?.input).toEqual({ id: "a", vu: theirs.empreinte });
  });

  test("'Prendre l’autre version' sends nothing", async () => {
    expect([await sentFor(put, "theirs"), await sentFor(remove, "theirs")]).toEqual([[], []]);
  });
});

test("'Restaurer' makes the row anew as it was seen, then edits it", async () => {
  const [made, edited, ...more] = await sentFor(gone, "restore");
  expect(made).toMatchObject({
    call: "inventory.create",
    input: { id: "a", bateau_id: "b", nom: "Rouet", quantite: 1 },
  });
  expect(made?.input).not.toHaveProperty("version");
  expect(edited).toMatchObject({ call: "inventory.update", input: gone.input, seen });
  expect(made?.operationId).not.toBe("op");
  expect(edited?.operationId).toBe("op");
  expect(more).toEqual([]);
});

test("'Réessayer' is the same operation, unless that is something else's", async () => {
  for (const code of ["LIMITE_ATTEINTE", "SANS_REPONSE", "INDISPONIBLE"] as const)
    expect((await sentFor(refused({ code }), "retry"))[0]?.operationId, code).toBe("op");
  expect((await sentFor(refused({ code: "OPERATION_DIFFERENTE" }), "retry"))[0]?.operationId).not.toBe("op");
});

test.each([
  ["mine", conflict, 2],
  ["theirs", conflict, 1],
  ["restore", gone, 3],
  ["retry", refused({ code: "LIMITE_ATTEINTE" }), 2],
  ["abandon", gone, 0],
] as const)("what waits with it goes with '%s'", async (choice, one, count) => {
  const { why: _, ...needing } = refused({}, { place: 8, operationId: "needing" });
  const sent = await sentFor({ ...one, dependents: [needing] }, choice);
  expect(sent).toHaveLength(count);
  if (count > 0) expect(sent.at(-1)).toMatchObject({ operationId: "needing" });
});

test.each(["inventory.fill", "inventory.reset", "inventory.removeMany"] as const)(
  "what a bulk action has left is tried again as it is seen by now, however many there are: %s",
  async (call) => {
    const left = refused({}, { call });
    const outbox = { decide: vi.fn(async () => {}) };
    const row = { ...seen, id: "3f2b8c1e-0a4d-4e6f-9b7a-000000000001" };
    const input = { bateau_id: "b", ids: [row.id, "gone"] };
    await decide(outbox as never, { ...left, input }, "retry", (() => [row]) as never);
    const [, sent] = (outbox.decide.mock.calls as unknown[][])[0] ?? [];
    expect(sent).toMatchObject({
      input: { bateau_id: "b", ids: "tous", vus: expect.stringMatching(/^[0-9a-f]{40}$/) },
    });
  },
);

test.each(["theirs", "abandon"] as const)("nothing is sent for '%s'", async (choice) => {
  expect(await sentFor(conflict, choice)).toEqual([]);
});
