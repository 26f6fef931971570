import type { Db } from "../database/database.ts";

/** The subject of what is done by the clock: its row says that it is not to be done again on the day on which it was given up. */
export const CLOCK = "horloge";

/** Looks at once for work that is due, and does not wait for it. */
export type Wake = () => void;

/** Work that is left to whichever server comes to it. */
export interface NewJob {
  kind: string;
  /** Of one kind nothing twice about the same. */
  subject: string;
  /** Whose account it is about, and goes with. */
  account?: string | undefined;
  input?: object;
  due_at?: string;
  /** Somebody asks for it, who may have asked before: what waits of it, or was given up, begins anew. */
  isAsked?: boolean;
}

/** Work that this server has taken: nobody else does it until the lease is over. */
export interface TakenJob {
  id: string;
  kind: string;
  account: string | null;
  input: object;
  /** This one counted. */
  attempts: number;
  lease: string;
}

/** How a job ended, with why in a sentence that an administrator may read: never what another server said. */
export type Outcome =
  | { end: "done" }
  /** `note` is told to the next attempt, within its input. */
  | { end: "later"; reason: string; seconds?: number | undefined; note?: object }
  /** Whoever all work of this kind goes to is away. */
  | { end: "away"; reason: string; note?: object }
  | { end: "given up"; reason: string };

export interface Lane {
  kind: string;
  /** So many at a time on each server. */
  width: number;
  /** So many at a time of one account, on all servers together; left out, all of them. */
  perAccount?: number;
  /** Longer than the work ever takes: whoever has it for so long is dead, and work that comes near it is left where it stands. */
  leaseSeconds: number;
  /** How long a job rests after each failure; after the last it is given up. */
  rests: readonly number[];
  work(job: TakenJob): Promise<Outcome>;
  /** What is true no longer once a job is given up: in the transaction that gives it up, before it does. */
  onGivenUp?(db: Db, job: TakenJob): Promise<void>;
}
