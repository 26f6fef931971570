import { DEMO_EMAIL } from "./auth/demo.ts";
import { readConfig } from "./config.ts";
import { connectDatabase } from "./database/connect.ts";
import { type RunningServer, startServer } from "./server.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Starts PostgreSQL and the server, says where they are, and stops both on Ctrl-C or SIGTERM. */
export async function main(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const database = await connectDatabase(config, say);
    const server = await startServer(config, database.connection).catch(async (error) => {
      await database.stop();
      throw error;
    });
    announce(server);
    stopOnSignal(async () => {
      await server.stop();
      await database.stop();
    });
  } catch (error) {
    process.stderr.write(`Bosco did not start: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
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

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = async () => {
    if (stopping) return;
    stopping = true;
    await stop().catch((error) => process.stderr.write(`${error}\n`));
    process.exit(0);
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}
