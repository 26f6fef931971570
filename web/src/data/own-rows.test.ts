import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { ownRows } from "./own-rows.ts";

test("the rows of a table are kept under its name, by which a change told by the server finds them", async () => {
  const client = new QueryClient();
  const rows = ownRows("bateaux", async () => [{ id: "a" }]);
  await client.fetchQuery(rows);
  expect(client.getQueryData(["bateaux"])).toEqual([{ id: "a" }]);
  expect(client.getQueryCache().find({ queryKey: ["bateaux"] })?.meta).toEqual({ kept: true });
});

test("a read that nobody waits for any more is called off at the server", async () => {
  const client = new QueryClient();
  let given: AbortSignal | undefined;
  const read = client.fetchQuery(
    ownRows("bateaux", ({ signal }) => {
      given = signal;
      return new Promise<object[]>(() => {});
    }),
  );
  await client.cancelQueries({ queryKey: ["bateaux"] });
  await expect(read).rejects.toThrow();
  expect(given?.aborted).toBe(true);
});
