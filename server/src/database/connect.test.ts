import { createServer } from "node:net";
import { expect, inject, test } from "vitest";
import { createTestDatabase } from "../../tests/test-database.ts";
import { readConfig } from "../config.ts";
import { StartError } from "../start-error.ts";
import { connectDatabase } from "./connect.ts";

async function refusal(url: string): Promise<string> {
  const error = await connectDatabase(readConfig({ DATABASE_URL: url }), () => {}).catch((reason) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).not.toContain("\n");
  expect(error.message).not.toContain("motdepasse");
  return error.message;
}

test.each([
  ["nobody listens", "postgres://bosco:motdepasse@127.0.0.1:1/bosco"],
  ["there is no such host", "postgres://bosco:motdepasse@nulle-part.invalid/bosco"],
])("a DATABASE_URL where %s is one clear line", async (_name, url) => {
  expect(await refusal(url)).toMatch(
    /^DATABASE_URL does not lead to a PostgreSQL that answers \(.+\)\. Check its host, name and password, or leave it out to use the embedded one\.$/,
  );
});

test("a DATABASE_URL where something else answers, or nothing does, is refused within seconds", async () => {
  const silent = createServer((socket) => socket.on("error", () => {}));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as { port: number };
  const started = performance.now();
  await refusal(`postgres://bosco:motdepasse@127.0.0.1:${port}/bosco`);
  expect(performance.now() - started).toBeLessThan(15_000);
  silent.close();
});

test("a DATABASE_URL that leads to a database is what the server connects to, and stopping leaves it running", async ({
  skip,
}) => {
  const { connectionString } = inject("connection");
  if (!connectionString) skip(); // the embedded one listens on a socket that no URL names
  const database = await createTestDatabase();
  const config = readConfig({ DATABASE_URL: database.connection.connectionString });
  const server = await connectDatabase(config, () => {});
  await server.stop();
  expect(await database.query("select 1 as one")).toEqual([{ one: 1 }]);
  await database.drop();
});
