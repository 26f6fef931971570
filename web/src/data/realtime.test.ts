import type { ServerResponse } from "node:http";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NetworkEventSource } from "./test-event-source.ts";
import { MemoryLocks } from "./test-locks.ts";
import { aMoment, until } from "./test-pause.ts";
import { type Answer, drop, json, testServer } from "./test-server.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const streams: ServerResponse[] = [];
const open: Answer = (_, response) => {
  streams.push(response);
  response.writeHead(200, { "content-type": "text/event-stream" }).write(":\n\n");
};
const hang: Answer = (_, response) => void streams.push(response);
const server = testServer(open);
const stops: (() => void)[] = [];

beforeEach(() => {
  streams.splice(0);
  NetworkEventSource.lost = 0;
  vi.stubGlobal("EventSource", NetworkEventSource);
  vi.stubGlobal("navigator", { onLine: true, locks: new MemoryLocks() });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

/** A page that has read a few tables. `changed` empties as it is asked. */
async function openPage(userId = "anne") {
  const { followChanges } = await import("./realtime.ts");
  const client = new QueryClient();
  const tables = ["bateaux", "questions_assistant", "profils_utilisateur"];
  for (const table of tables) {
    client.setQueryDefaults([table], { meta: { kept: true } });
    client.setQueryData([table], []);
  }
  client.setQueryData(["site"], "Bosco");
  const isChanged = (table: string) => client.getQueryState([table])?.isInvalidated === true;
  const changed = () => {
    const seen = [...tables, "site"].filter(isChanged);
    for (const table of seen) client.setQueryData([table], []);
    return seen;
  };
  const isTold = () => [...tables, "site"].some(isChanged);
  const replica = { pulls: 0, pull: async () => void replica.pulls++ };
  const close = followChanges(client, replica, userId);
  stops.push(close);
  return { changed, isTold, close, replica };
}
const tell = (table: string, stream = streams.at(-1)) =>
  stream?.write(`data: ${JSON.stringify({ table, id: null, op: "UPDATE" })}\n\n`);

test("the first stream asks for what was missed since the page began to read, and nothing is read twice for it", async () => {
  const page = await openPage();
  await until(() => streams.length === 1);
  expect(Number(/^GET \/api\/evenements\?depuis=(\d+)$/.exec(server.calls()[0] ?? "")?.[1])).toBeGreaterThanOrEqual(
    5_000,
  );
  await aMoment();
  expect(page.changed()).toEqual([]);
});

test.each([
  ["what changed, where it is read by itself", "questions_assistant", ["questions_assistant"], 0],
  ["the account too when its subscription changed", "abonnements", ["profils_utilisateur"], 1],
])("a change has read again: %s", async (_, table, expected, pulls) => {
  const page = await openPage();
  await until(() => streams.length === 1);
  tell("une-table-de-demain");
  tell(table);
  await until(page.isTold);
  expect(page.changed()).toEqual(expected);
  expect(page.replica.pulls).toBe(pulls);
});

test("a change of a row is asked for by one page of the browser, and no list is read whole", async () => {
  const [first, second] = [await openPage(), await openPage()];
  await until(() => streams.length === 1);
  tell("bateaux");
  await until(() => first.replica.pulls === 1);
  await aMoment();
  expect(second.replica.pulls).toBe(0);
  expect([first.changed(), second.changed()]).toEqual([[], []]);
});

test("a change that could not be asked for is tried again by the lists that are shown", async () => {
  const page = await openPage();
  await until(() => streams.length === 1);
  page.replica.pull = () => Promise.reject(new Error("lost"));
  tell("bateaux");
  await until(page.isTold);
  expect(page.changed()).toContain("bateaux");
});

test.each([
  ["anything may have changed", () => streams[0]?.write("event: tout\ndata: {}\n\n")],
  ["a boat was shared, or is no more", () => tell("partages")],
])("when %s, all of the user's rows are read again, and nothing else", async (_, happen) => {
  const page = await openPage();
  await until(() => streams.length === 1);
  happen();
  await until(page.isTold);
  expect(page.changed()).toEqual(["bateaux", "questions_assistant", "profils_utilisateur"]);
});

test("a server that is away is asked after 1, 2, 5, then every 10 s; once there, all is read again", async () => {
  const page = await openPage();
  await until(() => streams.length === 1);
  server.answers = [json(503, {}), drop, json(503, {}), json(503, {}), json(503, {})];
  streams[0]?.destroy();
  for (const [times, pause] of [1_000, 2_000, 5_000, 10_000, 10_000, 10_000].entries()) {
    await until(() => NetworkEventSource.lost === times + 1);
    vi.advanceTimersByTime(pause - 1);
    await aMoment();
    expect(server.sent).toHaveLength(times + 1);
    vi.advanceTimersByTime(1);
    await until(() => server.sent.length === times + 2);
  }
  await until(page.isTold);
  expect(page.changed()).toEqual(["bateaux", "questions_assistant", "profils_utilisateur"]);
  expect(server.calls().at(-1)).toBe("GET /api/evenements");
  streams.at(-1)?.destroy();
  await until(() => NetworkEventSource.lost === 7);
  vi.advanceTimersByTime(1_000);
  await until(() => server.sent.length === 8);
});

test("a stream whose heart beats is kept; one that is silent for 35 s, or never opens, is taken for dead", async () => {
  await openPage();
  await until(() => streams.length === 1);
  await aMoment();
  vi.advanceTimersByTime(30_000);
  streams[0]?.write("event: battement\ndata: {}\n\n");
  await aMoment();
  vi.advanceTimersByTime(34_000);
  await aMoment();
  expect(server.sent).toHaveLength(1);
  server.answers = [hang];
  vi.advanceTimersByTime(1_000);
  vi.advanceTimersByTime(1_000);
  await until(() => server.sent.length === 2);
  vi.advanceTimersByTime(15_000);
  vi.advanceTimersByTime(2_000);
  await until(() => server.sent.length === 3);
});

test("two pages of a browser share one stream, both are told, and the second goes on when the first closes", async () => {
  const [first, second] = [await openPage(), await openPage()];
  await until(() => streams.length === 1);
  tell("questions_assistant");
  await until(() => first.isTold() && second.isTold());
  expect([first.changed(), second.changed()]).toEqual([["questions_assistant"], ["questions_assistant"]]);
  expect(server.sent).toHaveLength(1);
  first.close();
  await until(() => streams.length === 2);
  tell("abonnements");
  await until(second.isTold);
  await aMoment();
  expect(first.changed()).toEqual([]);
});

test("another account's page in the same browser hears nothing of it", async () => {
  const anne = await openPage("anne");
  await until(() => streams.length === 1);
  const paul = await openPage("paul");
  await until(() => streams.length === 2);
  tell("questions_assistant", streams[0]);
  await until(anne.isTold);
  await aMoment();
  expect(paul.changed()).toEqual([]);
});

test("a page that is closed lets the server go, and comes back no more", async () => {
  const { close } = await openPage();
  await until(() => streams.length === 1);
  close();
  await until(() => streams[0]?.closed === true);
  vi.advanceTimersByTime(60_000);
  await aMoment();
  expect(server.sent).toHaveLength(1);
});
