import { type ChangeEvent, changeEvent, type LiveTable } from "@bosco/contract";
import type { QueryClient } from "@tanstack/react-query";

const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000];
/** The server's heart beats every 25 s; ten more without a sign, and the stream counts as dead. */
const SILENCE_MS = 35_000;

type Message = ChangeEvent | "everything";

/** The account says whether it is Pro, which its subscriptions decide. */
const changedBy = (table: LiveTable): LiveTable[] =>
  table === "abonnements" ? ["abonnements", "profils_utilisateur"] : [table];

/**
 * Refetches what the server says has changed. One tab of a browser holds the stream and tells the others, since a
 * browser allows few connections to one server.
 */
export function followChanges(client: QueryClient, userId: string): () => void {
  const end = new AbortController();
  const channel = new BroadcastChannel(`bosco-changes-${userId}`);
  const refetch = (message: Message) =>
    message === "everything"
      ? client.invalidateQueries({ predicate: (query) => query.meta?.kept === true })
      : Promise.all(changedBy(message.table).map((table) => client.invalidateQueries({ queryKey: [table] })));
  const tell = (message: Message) => {
    void refetch(message);
    channel.postMessage(message);
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => void refetch(data);
  const hold = () => holdStream(tell, end.signal);
  if (navigator.locks) navigator.locks.request(`bosco-changes-${userId}`, { signal: end.signal }, hold).catch(() => {});
  else void hold();
  return () => {
    end.abort();
    channel.close();
  };
}

/** Keeps a stream open until told to end, however often it breaks. */
function holdStream(tell: (message: Message) => void, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout>;
    let failures = 0;
    let opened = false;

    function listen() {
      source = new EventSource("/api/evenements");
      source.onopen = () => {
        if (opened) tell("everything"); // something may have been missed meanwhile
        opened = true;
        failures = 0;
        expectSign();
      };
      source.onmessage = ({ data }) => {
        expectSign();
        const event = changeEvent.safeParse(JSON.parse(data));
        if (event.success) tell(event.data);
      };
      source.addEventListener("battement", expectSign);
      source.onerror = again;
    }
    function again() {
      source?.close();
      clearTimeout(timer);
      timer = setTimeout(listen, RECONNECT_MS[Math.min(failures, RECONNECT_MS.length - 1)]);
      failures += 1;
    }
    function expectSign() {
      clearTimeout(timer);
      timer = setTimeout(again, SILENCE_MS);
    }
    signal.addEventListener("abort", () => {
      source?.close();
      clearTimeout(timer);
      done();
    });
    listen();
  });
}
