import type { Database } from "../../database/database.ts";
import type { Auth } from "../auth.ts";
import type { HashTurns } from "../passwords/hash-turns.ts";
import type { Throttle } from "../passwords/throttle.ts";
import type { FindSignedIn } from "../signed-in.ts";

/** What the auth routes are given. */
export interface AuthServices {
  auth: Auth;
  database: Database;
  throttle: Throttle;
  hashTurns: HashTurns;
  secret: string;
  cookieName: string;
  browserCookie: string;
  secure: boolean;
  signedIn: FindSignedIn;
  /** Whether mail can be sent; without it, whoever asks for one is told so. */
  mailOn: boolean;
}
