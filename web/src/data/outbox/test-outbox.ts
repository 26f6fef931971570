import { vi } from "vitest";
import type { Lists } from "../commands.ts";
import type { OwnDatabase } from "../own-database.ts";
import type { Row } from "../replica/row-order.ts";
import { MemoryLocks } from "../test-locks.ts";
import { type Answer, json, testServer } from "../test-server.ts";
import { stubStorage } from "../test-storage.ts";
import type { Waiting } from "./waiting.ts";

export const ID = "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11";

/** An article as the server gives it. */
export const rouet = {
  id: ID,
  bateau_id: "0b7d3c52-9a1e-4c55-8f0b-3c6a1f2e4d10",
  nom: "Rouet",
  description: null,
  categorie: "Moteur",
  sous_categorie: null,
  quantite: 1,
  quantite_max: 9,
  unite: "unité",
  date_achat: null,
  date_peremption: null,
  prix_unitaire: null,
  espace_stockage_id: null,
  version: 1,
  created_at: "2026-11-14T12:00:00.000Z",
  updated_at: "2026-11-14T12:00:00.000Z",
};

export const listsWith = (articles: readonly Row[] = [rouet]): Lists => ({
  rows: <R>(table: string) => (table === "inventaire" ? articles : []) as readonly R[],
  update: () => {},
  change: () => {},
});

/** A server that does what it is sent. */
export function outboxServer() {
  const server = testServer(json(200, { ...rouet, version: 2 }));
  return Object.assign(server, {
    operations: () => server.sent.map(({ operation }) => operation),
    /** Sends what waits, to a server that answers so. */
    async sendOnce({ outbox }: Awaited<ReturnType<typeof openOutbox>>, ...answers: Answer[]) {
      server.answers.push(...answers);
      await outbox.send();
    },
  });
}

/** A browser that keeps nothing yet, with a network; gives the id of whoever opens it. */
export function openBrowser() {
  stubStorage();
  goOnline();
  return crypto.randomUUID() as string;
}

const setNetwork = (onLine: boolean) => vi.stubGlobal("navigator", { onLine, locks: new MemoryLocks() });
export const goOnline = () => setNetwork(true);
export const goOffline = () => setNetwork(false);

const opened: { close: () => void }[] = [];

/** The outbox of a page, with what it has shown. Loads the modules that the test has. */
export async function openOutbox(userId: string) {
  const { Outbox } = await import("./outbox.ts");
  const { sendWaiting } = await import("./send-waiting.ts");
  const { effects, loadEffects } = await import("../effects/load.ts");
  const { OwnDatabase: Database } = await import("../own-database.ts");
  const { setSession } = await import("../current-session.ts");
  await loadEffects();
  setSession({ id: userId, email: "anne@bosco.test" });
  const database: OwnDatabase = new Database(userId);
  const seen = { shown: [] as (readonly Waiting[])[], answers: [] as unknown[], sent: 0 };
  const outbox = new Outbox(database, {
    effects,
    send: (writes) => sendWaiting(writes, userId),
    onChange: (writes) => void seen.shown.push(writes),
    onAnswer: ({ output }) => void seen.answers.push(output),
    onSent: () => void seen.sent++,
  });
  opened.push(outbox);
  await outbox.load();
  const adjust = (delta = 1) =>
    outbox.keep({ operationId: crypto.randomUUID(), call: "inventory.adjust", input: { id: ID, delta } }, listsWith());
  const update = (changed: object, row: Row = rouet) => {
    const input = { id: ID, version: 1, ...changed } as never;
    return outbox.keep({ operationId: crypto.randomUUID(), call: "inventory.update", input }, listsWith([row]));
  };
  const remove = (row: Row = rouet) => {
    const input = { id: ID, version: 1 };
    return outbox.keep({ operationId: crypto.randomUUID(), call: "inventory.remove", input }, listsWith([row]));
  };
  return { outbox, database, seen, adjust, update, remove };
}

export const closeAll = () => {
  for (const outbox of opened.splice(0)) outbox.close();
};
