import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../database/database.ts";
import type { Lane, Outcome, TakenJob } from "./jobs.ts";
import { endJob, giveJobUp, postponeJob, takeJobs } from "./queries.ts";

/** While nobody answers, this server asks after so long, and then less and less often. */
const FIRST_REST_MS = 60_000;
const LONGEST_REST_MS = 600_000;
const NOTE_TRIES = 3;
/** Of its lease work has so much: the rest is for saying how it ended. */
const WORKING_PART = 0.9;
const TOO_LONG = "Ce travail n’a pas fini à temps.";
const UNEXPECTED = "Erreur inattendue\u00a0: le journal du serveur dit laquelle.";

class TooLong extends Error {}

export interface RunningLane {
  /** Does what is due, until nothing is; does not begin twice at a time. */
  drain(): Promise<void>;
  /** Begins nothing more, and waits for what has begun. */
  stop(): Promise<void>;
}

/**
 * Does the work of one kind, so much at a time. No connection is held while a job runs: it is taken in one transaction and ended in
 * another. why at most one repeat: a server that dies between the two has done the work and not said so; its lease runs out, and
 * another does it again. A mail server that takes a mail and then keeps silent until our patience ends is the same, once.
 */
export function runLane(database: Database, lane: Lane, onError: (error: unknown) => void): RunningLane {
  let draining: Promise<void> | undefined;
  let wake = () => {};
  let isStopped = false;
  let restsUntil = 0;
  let restMs = FIRST_REST_MS;

  async function attempt(job: TakenJob): Promise<Outcome> {
    // why: whatever ends a server each time must not end it for ever.
    if (job.attempts > lane.rests.length + 1)
      return { end: "given up", reason: "Le serveur s’est arrêté chaque fois pendant ce travail." };
    return withinLease(lane.work(job)).catch((error): Outcome => {
      onError(error);
      return { end: "later", reason: error instanceof TooLong ? TOO_LONG : UNEXPECTED };
    });
  }

  /** why whatever its own limits are: work that never ends keeps its place for ever, and a lane has only a few. */
  async function withinLease(work: Promise<Outcome>): Promise<Outcome> {
    const ended = new AbortController();
    const late = async () => {
      await sleep(lane.leaseSeconds * 1_000 * WORKING_PART, undefined, { ref: false, signal: ended.signal });
      throw new TooLong(`work of the kind ${lane.kind} has not ended`);
    };
    try {
      return await Promise.race([work, late()]);
    } finally {
      ended.abort();
    }
  }

  function note(job: TakenJob, outcome: Outcome): Promise<void> {
    if (outcome.end === "done") return database.asSystem((db) => endJob(db, job));
    const rest = lane.rests[job.attempts - 1];
    if (outcome.end === "given up" || rest === undefined)
      return database.asSystem(async (db) => {
        await lane.onGivenUp?.(db, job);
        await giveJobUp(db, job, outcome.reason);
      });
    const seconds = Math.max(rest, outcome.end === "later" ? (outcome.seconds ?? 0) : 0);
    return database.asSystem((db) => postponeJob(db, job, { reason: outcome.reason, seconds, note: outcome.note }));
  }

  async function finish(job: TakenJob): Promise<Outcome> {
    const outcome = await attempt(job);
    for (let tries = 1; ; tries += 1)
      try {
        await note(job, outcome);
        return outcome;
      } catch (error) {
        if (tries >= NOTE_TRIES) throw error;
        await sleep(1_000 * tries);
      }
  }

  /** why for all of this kind: ten thousand mails must not use their attempts up on a mail server that is away for a night. */
  function heed({ end }: Outcome): void {
    if (performance.now() < restsUntil) return;
    if (end !== "away") restMs = FIRST_REST_MS;
    else {
      restsUntil = performance.now() + restMs;
      restMs = Math.min(restMs * 2, LONGEST_REST_MS);
    }
  }

  /** why one by one: who keeps a place for long must not keep the others empty. */
  async function drain(): Promise<void> {
    const running = new Set<Promise<void>>();
    const begin = (job: TakenJob) => {
      const ending = finish(job)
        .then(heed, onError)
        .finally(() => running.delete(ending));
      running.add(ending);
    };
    try {
      while (!isStopped && performance.now() >= restsUntil) {
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        const width = lane.width - running.size;
        if (width > 0) for (const job of await database.asSystem((db) => takeJobs(db, { ...lane, width }))) begin(job);
        if (running.size === 0) return;
        await Promise.race([woken, ...running]);
      }
    } finally {
      await Promise.all(running);
    }
  }

  return {
    drain: () => {
      wake();
      draining ??= drain()
        .catch(onError)
        .finally(() => {
          draining = undefined;
        });
      return draining;
    },
    stop: async () => {
      isStopped = true;
      wake();
      await draining;
    },
  };
}
