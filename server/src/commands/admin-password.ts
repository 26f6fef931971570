import { randomBytes } from "node:crypto";
import { readConfig } from "../config.ts";
import { connectDatabase, directConnection } from "../database/connect.ts";
import { openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { openPool } from "../database/pool.ts";
import { resetAdminPassword } from "../seed/create-account.ts";
import { StartError } from "../start-error.ts";

/** `npm run admin:password [-- address]`: gives an administrator (the oldest by default) a new random password. */
export async function run([address]: string[]): Promise<void> {
  const config = readConfig(process.env);
  const server = await connectDatabase(config, () => {});
  try {
    const connection = directConnection(config, server.connection);
    await migrate(connection);
    const database = openDatabase(openPool({ connection, max: 2, onError: () => {} }));
    const password = randomBytes(12).toString("base64url");
    const email = await database.asSystem((db) => resetAdminPassword(db, password, address));
    await database.close();
    if (!email)
      throw new StartError(`No administrator ${address ? `with the address ${address}` : "yet: run npm start first"}.`);
    process.stdout.write(`New password of ${email}: ${password}\n`);
  } finally {
    await server.stop();
  }
}
