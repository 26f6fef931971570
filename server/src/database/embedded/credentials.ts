import { randomBytes } from "node:crypto";
import { existsSync, lchownSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Transport } from "./endpoint.ts";
import type { ServerUser } from "./server-user.ts";

export interface Credentials {
  password?: string;
  passwordFile?: string;
}

/** Over TCP every local user can knock, so both roles have a password; a socket is guarded by its folder (cluster.ts). */
export function readCredentials(transport: Transport, dataDir: string, user: ServerUser | undefined): Credentials {
  if (transport === "socket") return {};
  const passwordFile = join(dataDir, "postgres.password");
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
  // why: initdb reads it
  if (user) lchownSync(passwordFile, user.uid, user.gid);
  return { password: readFileSync(passwordFile, "utf8").trim(), passwordFile };
}
