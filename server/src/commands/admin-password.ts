import { randomBytes } from "node:crypto";
import { updateSchema } from "../backup/before-update.ts";
import { readConfig } from "../config.ts";
import { connectDatabase, directConnection } from "../database/connect.ts";
import { openDatabase } from "../database/database.ts";
import { openPool } from "../database/pool.ts";
import { refuseRoot } from "../files/refuse-root.ts";
import { resetAdminPassword } from "../seed/create-account.ts";
import { StartError } from "../start-error.ts";
import { readArguments } from "./arguments.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run admin:password [-- address]`: gives an administrator (the oldest by default) a new random password. */
export async function run(args: string[]): Promise<void> {
  const [address] = readArguments(args, { line: "npm run admin:password -- [address]", words: 1 }).words;
  const config = readConfig(process.env);
  // why: it may keep a backup before it updates.
  await refuseRoot(config.DATA_DIR);
  const server = await connectDatabase(config, () => {});
  try {
    const connection = directConnection(config, server.connection);
    await updateSchema(connection, config.DATA_DIR, say);
    const database = openDatabase(openPool({ connection, max: 2, onError: () => {} }));
    const password = randomBytes(12).toString("base64url");
    const email = await database.asSystem((db) => resetAdminPassword(db, password, address));
    await database.close();
    if (!email)
      throw new StartError(`No administrator ${address ? `with the address ${address}` : "yet: run npm start first"}.`);
    say(`New password of ${email}: ${password}`);
  } finally {
    await server.stop();
  }
}
