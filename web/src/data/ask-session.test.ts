import { afterEach, beforeEach, expect, test, vi } from "vitest";

const user = { id: "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11", email: "anne@bosco.test" };
let answer: () => Response;

beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string) =>
    path === "/healthz" ? new Response("{}", { headers: { "content-type": "application/json" } }) : answer(),
  );
  vi.resetModules();
});
afterEach(() => void vi.unstubAllGlobals());

const answering =
  (body: string, status = 200, type = "application/json") =>
  () =>
    new Response(body, { status, headers: { "content-type": type } });
const lost = () => {
  throw new TypeError("Failed to fetch");
};

test.each([
  ["somebody is signed in", answering(JSON.stringify({ user, session: {} })), user],
  ["nobody is", answering("null"), null],
  ["a server too busy says nothing", answering('{"code":"TROP_DE_DEMANDES","message":"x"}', 429), undefined],
  ["a failing server says nothing", answering('{"code":"ERREUR_INTERNE","message":"x"}', 500), undefined],
  ["a refusal is not the word that nobody is signed in", answering("null", 403), undefined],
  ["the page of a harbour's network says nothing", answering("<h1>Wifi</h1>", 200, "text/html"), undefined],
  ["an answer cut short says nothing", answering('{"user":{"id"'), undefined],
  ["an empty answer says nothing", answering(""), undefined],
  ["an answer without a user says nothing", answering("{}"), undefined],
  ["a lost request says nothing", lost, undefined],
])("who is signed in: %s", async (_, given, expected) => {
  answer = given;
  const { askSession } = await import("./ask-session.ts");
  expect(await askSession()).toEqual(expected);
});
