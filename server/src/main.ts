import { type RunningServer, startServer } from "./app/server.ts";
import { readConfig } from "./config.ts";
import { connectDatabase } from "./database/connect.ts";
import { DEMO_EMAIL } from "./demo-account.ts";
import { ourAssistant } from "./features/assistant/our-assistant.ts";

/** why: whoever started the server opens a page at once, and must not wait for the assistant. */
const AFTER_FIRST_PAGES_MS = 5_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Starts PostgreSQL and the server, says where they are, and stops both on Ctrl-C or SIGTERM. */
export async function main(): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  const signal = listenForSignal();
  const stopAll = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  let tell = say;
  try {
    const config = readConfig(process.env);
    const database = await connectDatabase(config, (line) => tell(line));
    stops.push(database.stop);
    if (!signal.heard()) {
      const server = await startServer(config, database.connection, { drawDemo: true, tell });
      stops.push(server.stop);
      tell = server.warn;
      if (!signal.heard()) announce(server);
      setTimeout(() => ourAssistant().prepare(), AFTER_FIRST_PAGES_MS).unref();
    }
    await signal.wait;
    await stopAll();
    process.exit(0);
  } catch (error) {
    await stopAll().catch(() => {});
    process.stderr.write(`Bosco did not start: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** why: heard from the first moment, so that a Ctrl-C during the start leaves no PostgreSQL behind. */
function listenForSignal() {
  let heard = false;
  const wait = new Promise<void>((resolve) => {
    for (const name of ["SIGINT", "SIGTERM"] as const)
      process.on(name, () => {
        heard = true;
        resolve();
      });
  });
  return { wait, heard: () => heard };
}

function announce({ url, firstAdministrator }: RunningServer): void {
  say("");
  say(`  Bosco is ready:  ${url}`);
  say(`  Try the demo:    ${url}/auth?demo=1  (account ${DEMO_EMAIL}, one click)`);
  if (firstAdministrator) {
    say(`  Administrator:   ${firstAdministrator.email}  password: ${firstAdministrator.password}`);
    say("                   Shown this once. npm run admin:password sets a new one.");
  }
  say("  Ctrl-C stops everything.");
  say("");
}
