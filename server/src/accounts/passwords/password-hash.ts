import { hash, verify } from "@node-rs/argon2";
import { fail } from "../../refusals.ts";

const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const MOST_WAITING = 20;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing is heavy by design: two at once and a short queue, so that a flood of sign-ins can't starve the reads. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else if (waiting.length >= MOST_WAITING) throw fail("INDISPONIBLE");
  else await new Promise<void>((resume) => waiting.push(resume));
  try {
    return await work();
  } finally {
    // why: a place is handed over, never free in between for a newcomer to take.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string) => inTurn(() => hash(password, COST));

export const verifyPassword = (input: { hash: string; password: string }) =>
  inTurn(() => verify(input.hash, input.password).catch(() => false));
