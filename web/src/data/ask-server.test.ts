import { afterEach, expect, test, vi } from "vitest";
import { type Answer, drop, json, page, testServer } from "./test-server.ts";

const server = testServer();
const write = { method: "POST", body: "{}" };
const raw =
  (status: number, type: string, body?: string): Answer =>
  (_, response) =>
    void response.writeHead(status, type ? { "content-type": type } : {}).end(body);
afterEach(() => void vi.restoreAllMocks());

async function ask(answer: Answer, init: RequestInit = {}, patienceMs?: number) {
  server.answers = [answer];
  const { askServer } = await import("./ask-server.ts");
  return askServer("/api/bateaux", init, patienceMs);
}

test.each([
  ["a refusal in our words", json(403, { code: "LIMITE_ATTEINTE", message: "x" }), write, 403],
  ["an answer without a body", raw(204, ""), write, 204],
  ["a read that has not changed", raw(304, ""), {}, 304],
  ["a failure in JSON, whosever it is", json(502, { error: "Bad Gateway" }), write, 502],
])("%s is an answer", async (_, answer, init, status) => {
  expect((await ask(answer, init)).status).toBe(status);
});

test.each([
  ["a connection that is reset", drop, write],
  ["the page of a harbour's network", page, {}],
  ["a page that a proxy made of a failure", raw(502, "text/html", "<h1>Bad Gateway</h1>"), write],
  ["a write's answer that was cut short", raw(200, "application/json", '{"id":'), write],
  ["a stream that is refused with a page", raw(500, "text/html", "<h1>Non</h1>"), {}],
])("%s is none", async (_, answer, init) => {
  await expect(ask(answer, init)).rejects.toMatchObject({ code: "SANS_REPONSE" });
});

test("the answer comes whole, with its headers", async () => {
  const response = await ask(json(200, [{ id: "a" }]));
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.json()).toEqual([{ id: "a" }]);
});

test("a stream is given while it still runs", async () => {
  const response = await ask((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write("data: un\n\n");
  });
  const { value } = (await response.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe("data: un\n\n");
});

test("what takes for ever is no answer, and waits no longer than told", async () => {
  await expect(ask(() => {}, {}, 30)).rejects.toMatchObject({ code: "SANS_REPONSE" });
});

test("whoever calls a read off hears of that, not of a server that is silent", async () => {
  const asking = new AbortController();
  const answer = ask(() => asking.abort(), { signal: asking.signal });
  await expect(answer).rejects.toMatchObject({ name: "AbortError" });
  const late = ask(json(200, {}), { signal: asking.signal });
  await expect(late).rejects.toMatchObject({ name: "AbortError" });
  expect(server.sent).toHaveLength(1);
});

test("without any network nothing is sent, and that is known", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  await expect(ask(json(200, {}), write)).rejects.toMatchObject({ code: "HORS_LIGNE" });
  expect(server.sent).toEqual([]);
});

test("a lost answer has the server looked for, and an answer says that it is there", async () => {
  const { isOnline } = await import("./online.ts");
  const lost = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
  const reachable = fetch;
  vi.stubGlobal("fetch", lost);
  await expect(ask(drop)).rejects.toMatchObject({ code: "SANS_REPONSE" });
  await vi.waitFor(() => expect(isOnline()).toBe(false));
  vi.stubGlobal("fetch", reachable);
  await ask(json(200, {}));
  expect(isOnline()).toBe(true);
});
