import { createHash } from "node:crypto";

const MARK = "sha256:";

/** What the database keeps of a session's token: enough to know it again, not enough to open the session. */
export const storedToken = (token: string) => `${MARK}${createHash("sha256").update(token).digest("hex")}`;

/**
 * What a token's row may hold: its hash, or the token itself as an older server beside this one writes it. What looks
 * like a hash is never taken for a token, or whoever read a backup could enter with what he read.
 */
export const storedForms = (token: string) =>
  token.startsWith(MARK) ? [storedToken(token)] : [storedToken(token), token];
