import { hash, verify } from "@node-rs/argon2";
import { fail } from "../http/errors.ts";

const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const MOST_WAITING = 20;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing is heavy by design: two at once and a short queue, so that a flood of sign-ins can't starve the reads. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw fail("INDISPONIBLE");
    await new Promise<void>((resume) => waiting.push(resume));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export const hashPassword = (password: string) => inTurn(() => hash(password, COST));

export const verifyPassword = (input: { hash: string; password: string }) =>
  inTurn(() => verify(input.hash, input.password).catch(() => false));
