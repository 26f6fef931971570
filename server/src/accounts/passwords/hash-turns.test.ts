import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/test-database.ts";
import { openTurns, type Turns } from "../../database/turns.ts";
import { createHashTurns, type HashTurns } from "./hash-turns.ts";

let database: TestDatabase;
let servers: [Turns, Turns];
beforeAll(async () => {
  database = await createTestDatabase("empty");
  servers = [openTurns(database.connection, () => {}), openTurns(database.connection, () => {})];
});
afterAll(async () => {
  for (const turns of servers) await turns.stop();
  await database.drop();
});

const full = expect.objectContaining({ code: "INDISPONIBLE" });

test("one address has eight passwords hashed at once on two servers, another its own eight, and each turn comes back", async () => {
  const [turns, others] = servers.map((shared) => createHashTurns(shared, 1)) as [HashTurns, HashTurns];
  const ends: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => ends.push(resolve));
  const running = Array.from({ length: 8 }, (_, n) => (n % 2 ? turns : others)("192.0.2.1", wait));
  await expect.poll(() => ends.length).toBe(8);
  await expect(others("192.0.2.1", wait)).rejects.toEqual(full);
  await expect(turns("192.0.2.1", wait)).rejects.toEqual(full);
  expect(await turns("192.0.2.2", async () => "done")).toBe("done");
  ends[0]?.();
  // why any of them: which server's connection came first is chance, and so whose turn that was.
  await Promise.race(running);
  await expect(turns("192.0.2.1", () => Promise.reject(new Error("wrong")))).rejects.toThrow("wrong");
  expect(await turns("192.0.2.1", async () => "done")).toBe("done");
  for (const end of ends) end();
  await Promise.all(running);
});
