import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { aBoat } from "./sample-rows.ts";
import type { Visitor } from "./visitor.ts";

/** What writers were told while the database fell and rose. */
export interface Ledger {
  /** Writes that were answered with success. */
  acknowledged(): number;
  /** Answers other than success and a 503 that says when to come back, each once. */
  unforeseen(): string[];
  /** Answers with 503, and calls that were cut. */
  refused(): number;
  /** Lets every writer finish its write. */
  finish(): Promise<void>;
  /** Ends the writers as they are, for a server that never comes back. */
  leave(): void;
  /** Acknowledged writes that are not there, writes that are there twice, and writes of several rows of which some are there. */
  compare(): Promise<{ lost: string[]; twice: string[]; torn: string[] }>;
}

/** A server that tests run in this process, or one in a process of its own. */
interface Opener {
  account(options: { pro: boolean }): Promise<Visitor>;
}

/** A refused write is sent again with its operation id this often. */
const AGAIN_MS = 50;
const PAUSE_MS = 20;
/** What a fault has left in a pool may still refuse a read or two. */
const MOST_READS = 100;
/** Every third write is of five rows, which come together or not at all. */
const rowsOf = (write: number) => (write % 3 === 2 ? 5 : 1);

/** Writers of one account each, that send every write until it is acknowledged and note it down. `foreseen` may refuse them besides 503. */
export async function startWriters(server: Opener, count: number, foreseen: readonly number[] = []): Promise<Ledger> {
  const acknowledged: string[] = [];
  const unforeseen = new Set<string>();
  let refused = 0;
  let finishing = false;
  let left = false;
  const owners = await Promise.all(Array.from({ length: count }, () => server.account({ pro: true })));
  const boats = await Promise.all(owners.map(async (owner) => (await owner.post("/api/bateaux", aBoat())).body.id));

  async function writeOnce(owner: Visitor, bateau_id: string, nom: string, rows: number): Promise<void> {
    const headers = { "idempotency-key": randomUUID() };
    const article = (n: number) => ({ bateau_id, nom: `${nom}/${n}`, categorie: "Alimentation" });
    const written = rows === 1 ? article(0) : Array.from({ length: rows }, (_, n) => article(n));
    while (!left) {
      const reply = await owner.post("/api/inventaire", written, headers).catch(() => undefined);
      if (reply?.status === 201) return void acknowledged.push(nom);
      const isTold = reply?.status === 503 && reply.headers.get("retry-after");
      const awaited = reply === undefined || isTold || foreseen.includes(reply.status);
      if (!awaited) unforeseen.add(`${reply.status} ${reply.text}`);
      refused += 1;
      await sleep(AGAIN_MS);
    }
  }
  const writers = owners.map(async (owner, n) => {
    for (let write = 0; !finishing; write += 1) {
      await writeOnce(owner, boats[n], `Article ${n}-${write}`, rowsOf(write));
      await sleep(PAUSE_MS);
    }
  });

  return {
    acknowledged: () => acknowledged.length,
    unforeseen: () => [...unforeseen],
    refused: () => refused,
    leave() {
      finishing = true;
      left = true;
    },
    async finish() {
      finishing = true;
      await Promise.all(writers);
    },
    async compare() {
      const lists = await Promise.all(owners.map(readList));
      const rows = new Map<string, string[]>();
      for (const { nom } of lists.flat()) {
        const [write = "", row = ""] = nom.split("/");
        rows.set(write, [...(rows.get(write) ?? []), row]);
      }
      return {
        lost: acknowledged.filter((nom) => !rows.has(nom)),
        twice: [...rows].filter(([, of]) => new Set(of).size < of.length).map(([nom]) => nom),
        torn: [...rows]
          .filter(([nom, of]) => new Set(of).size !== rowsOf(Number(nom.split("-")[1])))
          .map(([nom]) => nom),
      };
    },
  };
}

async function readList(owner: Visitor): Promise<{ nom: string }[]> {
  for (let n = 0; n < MOST_READS; n += 1) {
    const reply = await owner.get("/api/inventaire").catch(() => undefined);
    if (reply?.status === 200) return reply.body;
    await sleep(AGAIN_MS);
  }
  throw new Error("what is there could not be read");
}
