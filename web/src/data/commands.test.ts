import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { type Answer, json, testServer } from "./test-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const id = "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11";
const server = testServer(json(200, { id }));

type Row = { id: string };

async function setUp() {
  const { applyToLists, defineCommand } = await import("./commands.ts");
  const remove = defineCommand({
    call: "boats.remove",
    tables: ["bateaux", "maintenances"],
    apply: (lists, input) => {
      lists.update<Row>("bateaux", (rows) => rows.filter((row) => row.id !== input.id));
      lists.update<Row>("maintenances", () => []);
    },
    failure: "Impossible de supprimer le bateau.",
  });
  const client = new QueryClient();
  client.setQueryData(["bateaux"], [{ id }, { id: "autre" }], { updatedAt: 1000 });
  client.setQueryData(["maintenances"], [{ id: "vidange" }], { updatedAt: 2000 });
  const rows = (table: string) => client.getQueryData<Row[]>([table])?.map((row) => row.id);
  return { client, rows, apply: () => applyToLists(client, remove, { id }) };
}

test("a change is shown in every list of its command, and makes none of them younger", async () => {
  const { client, rows, apply } = await setUp();
  await apply();
  expect([rows("bateaux"), rows("maintenances")]).toEqual([["autre"], []]);
  expect(client.getQueryState(["bateaux"])?.dataUpdatedAt).toBe(1000);
});

test("undone, each list stands as before, its age too", async () => {
  const { client, rows, apply } = await setUp();
  const undo = await apply();
  undo();
  expect([rows("bateaux"), rows("maintenances")]).toEqual([[id, "autre"], ["vidange"]]);
  expect(client.getQueryState(["maintenances"])?.dataUpdatedAt).toBe(2000);
});

test("undone, a list that came in anew meanwhile stays, and only the other is put back", async () => {
  const { client, rows, apply } = await setUp();
  const undo = await apply();
  client.setQueryData(["bateaux"], [{ id: "nouveau" }]);
  undo();
  expect([rows("bateaux"), rows("maintenances")]).toEqual([["nouveau"], ["vidange"]]);
});

test("a list that nobody has read is not made up", async () => {
  const { client, apply } = await setUp();
  client.removeQueries({ queryKey: ["maintenances"] });
  const undo = await apply();
  expect(client.getQueryData(["maintenances"])).toBeUndefined();
  undo();
  expect(client.getQueryData(["maintenances"])).toBeUndefined();
});

test("a read that was on its way does not bring back what the change has taken away", async () => {
  const { client, rows, apply } = await setUp();
  let arrive = (_: Row[]) => {};
  const read = client.fetchQuery({
    queryKey: ["bateaux"],
    queryFn: () => new Promise<Row[]>((resolve) => (arrive = resolve)),
  });
  await apply();
  arrive([{ id }, { id: "autre" }]);
  await read.catch(() => {});
  expect(rows("bateaux")).toEqual(["autre"]);
});

test("a write is sent to the call that it names, by its own operation", async () => {
  const { sendWrite } = await import("./commands.ts");
  await expect(sendWrite({ operationId: "une-fois", call: "boats.remove", input: { id } })).resolves.toEqual({ id });
  expect(server.sent).toMatchObject([{ call: `DELETE /api/bateaux/${id}`, operation: "une-fois" }]);
});

test("a write that has waited says how long ago it was pressed, and one that has not says nothing", async () => {
  const { sendWrite } = await import("./commands.ts");
  const write = { operationId: "une-fois", call: "boats.remove", input: { id } } as const;
  const ages: unknown[] = [];
  const note: Answer = (request, response) => {
    ages.push(request.headers["bosco-age"]);
    json(200, { id })(request, response);
  };
  server.answers = [note, note, note];
  await sendWrite({ ...write, at: new Date(Date.now() - 3 * 86_400_000).toISOString() });
  await sendWrite({ ...write, at: new Date().toISOString() });
  await sendWrite(write);
  expect(ages).toEqual([expect.stringMatching(/^25920\d$/), undefined, undefined]);
});
