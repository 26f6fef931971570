import type { ChangeEvent } from "@bosco/contract";
import { EVERYTHING_EVENT, HEARTBEAT_EVENT, LIVE_TABLES, type LiveTable } from "@bosco/contract/live";
import type { QueryClient } from "@tanstack/react-query";
import { noteAnswer, noteSilence } from "./online.ts";
import { readAllAgain } from "./read-all-again.ts";
import { isKept } from "./replica/kept-table.ts";
import type { Replica } from "./replica/replica.ts";
import { checkSession } from "./session-end.ts";

const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000];
/** The server's heart beats every 25 s; ten more without a sign, and the stream counts as dead. */
const SILENCE_MS = 35_000;
/** A stream that has not opened by then hangs. */
const HANGING_MS = 15_000;

/** How long an opening stream may take on its way to the server and still be told what was missed before it. */
const OPENING_MS = 5_000;

type Message = ChangeEvent | "everything";

/** A share that comes, goes or changes brings boats with all their rows, takes them away, or changes what one may do. */
const opensOrCloses = ({ table }: ChangeEvent) => table === "partages";

/** What another table's rows are a part of: the account says whether it is Pro, and the settings of reminders name its devices. */
const PART_OF: Partial<Record<LiveTable, LiveTable>> = {
  abonnements: "profils_utilisateur",
  appareils_rappels: "rappels",
};

const changedBy = (table: LiveTable): LiveTable[] => [table, PART_OF[table] ?? []].flat();

/**
 * Refetches what the server says has changed. One tab of a browser holds the stream and tells the others, since a
 * browser allows few connections to one server.
 */
export function followChanges(client: QueryClient, replica: Pick<Replica, "pull">, userId: string): () => void {
  const end = new AbortController();
  const startedAt = Date.now();
  const channel = new BroadcastChannel(`bosco-changes-${userId}`);
  const refetch = async (message: Message) => {
    if (message === "everything" || opensOrCloses(message)) return readAllAgain(client);
    const tables = changedBy(message.table).filter((table) => !isKept(table));
    await Promise.all(tables.map((table) => client.invalidateQueries({ queryKey: [table] })));
  };
  /** why: a read that failed by the way is tried again by the lists that are shown. */
  const readAgain = () => (end.signal.aborted ? undefined : readAllAgain(client));
  const tell = (message: Message) => {
    // why here alone: the page that reads the rows tells the others what it has read.
    if (message === "everything" || isKept(message.table)) void replica.pull().catch(readAgain);
    void refetch(message);
    channel.postMessage(message);
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => void refetch(data);
  const hold = () => holdStream(tell, startedAt, end.signal);
  if (navigator.locks) navigator.locks.request(`bosco-changes-${userId}`, { signal: end.signal }, hold).catch(() => {});
  else void hold();
  return () => {
    end.abort();
    channel.close();
  };
}

/**
 * Keeps a stream open until told to end, however often it breaks. Pages read since `startedAt`: what changed before the
 * first stream was open, the server tells from memory, so that nothing is read twice without a reason.
 */
function holdStream(tell: (message: Message) => void, startedAt: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout>;
    let failures = 0;
    let opened = false;

    function listen() {
      const askedAt = Date.now();
      timer = setTimeout(giveUp, HANGING_MS);
      const missedMs = Math.max(0, askedAt - startedAt) + OPENING_MS;
      source = new EventSource(opened ? "/api/evenements" : `/api/evenements?depuis=${missedMs}`);
      source.onopen = () => {
        // Something may have been missed while it was broken, or in more time than the server was asked about.
        if (opened || Date.now() - askedAt > OPENING_MS) tell("everything");
        opened = true;
        failures = 0;
        expectSign();
      };
      source.onmessage = ({ data }) => {
        expectSign();
        // why not by its schema: a server of another release may tell of a table that this page has never heard of.
        const event: ChangeEvent = JSON.parse(data);
        if (LIVE_TABLES.includes(event.table)) tell(event);
      };
      source.addEventListener(EVERYTHING_EVENT, () => tell("everything"));
      source.addEventListener(HEARTBEAT_EVENT, expectSign);
      source.onerror = () => {
        // why: a stream does not say why it can't be opened. Asking tells a session that has ended from a server gone.
        void checkSession();
        again();
      };
    }
    function again() {
      source?.close();
      clearTimeout(timer);
      timer = setTimeout(listen, RECONNECT_MS[Math.min(failures, RECONNECT_MS.length - 1)]);
      failures += 1;
    }
    /** why told: a connection that hangs reports no error of its own. */
    function giveUp() {
      noteSilence();
      again();
    }
    function expectSign() {
      noteAnswer();
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_MS);
    }
    signal.addEventListener("abort", () => {
      source?.close();
      clearTimeout(timer);
      done();
    });
    listen();
  });
}
