import { KEPT_TABLES } from "@bosco/contract/live";
import type { QueryClient } from "@tanstack/react-query";
import { currentSession, onNewSession } from "./current-session.ts";
import { effects, loadEffects } from "./effects/load.ts";
import { Outbox } from "./outbox/outbox.ts";
import { sendWaiting } from "./outbox/send-waiting.ts";
import type { Answered } from "./outbox/waiting.ts";
import { OwnDatabase } from "./own-database.ts";
import { queryClient } from "./query-client.ts";
import { openQueryStore } from "./query-store.ts";
import { isKept } from "./replica/kept-table.ts";
import { readChanges } from "./replica/read-changes.ts";
import { Replica } from "./replica/replica.ts";
import { Shown, versionIn } from "./shown.ts";

/** Reads of one thing by itself whose shown state writes change, or take from, too. */
const SINGLE_READS = ["profils_utilisateur", "questions_assistant", "assistant_usage", "partages", "rappels"];

/** Everything of the signed-in user's on this device: his rows, his waiting writes, and what pages show of both. */
export interface OwnData {
  shown: Shown;
  replica: Replica;
  outbox: Outbox;
  close: () => void;
}

/** Of one user, shown by that client. */
export async function openOwnData(client: QueryClient, userId: string): Promise<OwnData> {
  const database = new OwnDatabase(userId);
  // why: they are on the device in any case.
  for (const table of KEPT_TABLES) client.setQueryDefaults([table], { gcTime: Number.POSITIVE_INFINITY });
  const shown = new Shown(client, effects, () => currentSession()?.id === userId);
  const outbox = new Outbox(database, {
    effects,
    send: (writes) => sendWaiting(writes, userId),
    onChange: () => void showWrites(),
    onAnswer: noteAnswer,
    onSent: () => void replica.pull().catch(() => {}),
  });
  const replica = new Replica(database, {
    read: readChanges,
    answered: outbox.answeredPlaces,
    onChange: (included) => {
      const { rows, state } = replica;
      const read = outbox.shown.filter(({ place }) => included.includes(place)).map(({ operationId }) => operationId);
      shown.setRead(
        KEPT_TABLES.map((table) => [table, rows[table]] as const),
        state?.readAt ?? 0,
        ({ operationId }) => read.includes(operationId),
      );
      outbox.isRead(included);
    },
  });

  /** why loaded first: what somebody wrote in another page, or before a reload, is shown by its effect. */
  async function showWrites() {
    if (outbox.shown.some(({ call }) => !effects()[call])) await loadEffects().catch(() => {});
    // why asked again: there may be others by now.
    shown.setWrites(outbox.shown);
  }

  function noteAnswer({ output, ...write }: Answered) {
    shown.noteAnswer(write, output);
    const table = effects()[write.call]?.row;
    const now = versionIn(output);
    if (!table || !isKept(table) || !now) return;
    replica.setVersion(table, now);
    shown.setVersion(table, replica.rows[table], now);
  }

  const stopKeeping = await openQueryStore(client, database, { of: shown.readOf, set: shown.setOne });
  await outbox.load();
  if (outbox.shown.length > 0) await loadEffects().catch(() => {});
  for (const table of SINGLE_READS) {
    const kept = client.getQueryData([table]);
    if (kept !== undefined) shown.setOne(table, kept);
  }
  await replica.load();
  // why: what was sent in the background, or just before the page was closed.
  for (const answered of outbox.answered) noteAnswer(answered);
  shown.setWrites(outbox.shown);
  void outbox.send();
  const close = () => {
    stopKeeping();
    outbox.close();
    replica.close();
  };
  return { shown, replica, outbox, close };
}

let opened: Promise<OwnData> | undefined;

/** Of whoever is signed in; opened when first asked for. */
export function ownData(): Promise<OwnData> {
  const user = currentSession();
  if (!user) return Promise.reject(new Error("nobody is signed in"));
  opened ??= openOwnData(queryClient, user.id);
  return opened;
}

onNewSession(() => {
  void opened?.then(({ close }) => close());
  opened = undefined;
});
