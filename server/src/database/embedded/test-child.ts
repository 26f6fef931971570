// A program of its own for the tests, because they kill it: node --import tsx test-child.ts <options as JSON> [write]
// It answers on its output, one JSON object per line, and stops when its input ends.
import pg from "pg";
import { startEmbeddedPostgres } from "./index.ts";

const [options = "{}", mode] = process.argv.slice(2);

function say(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

async function writeForever(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query("create table if not exists acknowledged (n int primary key)");
  for (let n = 1; ; n++) {
    await client.query("insert into acknowledged values ($1)", [n]);
    say({ acknowledged: n });
  }
}

async function main(): Promise<void> {
  try {
    const database = await startEmbeddedPostgres({ ...JSON.parse(options), log: (line) => say({ log: line }) });
    say({ ready: database.connection, uid: process.getuid?.() });
    if (mode === "write") await writeForever(database.connection);
    for await (const _ of process.stdin);
    await database.stop();
    say({ stopped: true });
  } catch (error) {
    const { name, message } = error as Error;
    say({ failed: { name, message } });
  }
}

void main();
