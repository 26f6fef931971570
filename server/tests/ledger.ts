import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { aBoat } from "./sample-rows.ts";
import type { TestServer } from "./test-server.ts";
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
  /** Acknowledged writes that are not there, and writes that are there twice. */
  compare(): Promise<{ lost: string[]; twice: string[] }>;
}

/** A refused write is sent again with its operation id this often. */
const AGAIN_MS = 50;
const PAUSE_MS = 20;

/** Writers of one account each, that send every write until it is acknowledged and note it down. */
export async function startWriters(server: TestServer, count: number): Promise<Ledger> {
  const acknowledged: string[] = [];
  const unforeseen = new Set<string>();
  let refused = 0;
  let finishing = false;
  const owners = await Promise.all(Array.from({ length: count }, () => server.account({ pro: true })));
  const boats = await Promise.all(owners.map(async (owner) => (await owner.post("/api/bateaux", aBoat())).body.id));

  async function writeOnce(owner: Visitor, bateau_id: string, nom: string): Promise<void> {
    const headers = { "idempotency-key": randomUUID() };
    for (;;) {
      const article = { bateau_id, nom, categorie: "Alimentation" };
      const reply = await owner.post("/api/inventaire", article, headers).catch(() => undefined);
      if (reply?.status === 201) return void acknowledged.push(nom);
      const awaited = reply === undefined || (reply.status === 503 && reply.headers.get("retry-after"));
      if (!awaited) unforeseen.add(`${reply.status} ${reply.text}`);
      refused += 1;
      await sleep(AGAIN_MS);
    }
  }
  const writers = owners.map(async (owner, n) => {
    for (let write = 0; !finishing; write += 1) {
      await writeOnce(owner, boats[n], `Article ${n}-${write}`);
      await sleep(PAUSE_MS);
    }
  });

  return {
    acknowledged: () => acknowledged.length,
    unforeseen: () => [...unforeseen],
    refused: () => refused,
    async finish() {
      finishing = true;
      await Promise.all(writers);
    },
    async compare() {
      const rows = await server.database.asSystem((db) =>
        db.selectFrom("inventaire").select("nom").where("nom", "like", "Article %").execute(),
      );
      const times = new Map<string, number>();
      for (const { nom } of rows) times.set(nom, (times.get(nom) ?? 0) + 1);
      return {
        lost: acknowledged.filter((nom) => !times.has(nom)),
        twice: [...times].filter(([, n]) => n > 1).map(([nom]) => nom),
      };
    },
  };
}
