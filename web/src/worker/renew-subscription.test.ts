import { MEANT_USER_HEADER } from "@bosco/contract/headers";
import { beforeEach, expect, test, vi } from "vitest";
import { TestSubscription, workerWith } from "../data/push/test-push.ts";
import { type Answer, json, testServer } from "../data/test-server.ts";
import { stubStorage } from "../data/test-storage.ts";

const anne = { id: "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11", email: "anne@bosco.test" };
const ADD = "POST /api/rappels/appareils";
const REMOVE = "DELETE /api/rappels/appareils";

let meant: unknown[];
const usual: Answer = (request, response) => {
  meant.push(request.headers[MEANT_USER_HEADER]);
  json(200, { cle_push: "BServer" })(request, response);
};
const server = testServer(usual);

let asked: PushSubscriptionOptionsInit[];
beforeEach(() => {
  meant = [];
  asked = [];
  stubStorage();
  const subscribe = async (options: PushSubscriptionOptionsInit) => {
    asked.push(options);
    return new TestSubscription("https://push.example.org/send/new");
  };
  vi.stubGlobal("self", { registration: { pushManager: { subscribe } } });
});

/** The browser says that a subscription has changed, where that user is signed in. */
async function change(what: { oldSubscription?: TestSubscription; newSubscription?: TestSubscription }, user = anne) {
  const { forgetKeptSession, keepSession } = await import("../data/kept-session.ts");
  await (user ? keepSession(user) : forgetKeptSession());
  const { renewSubscription } = await import("./renew-subscription.ts");
  await renewSubscription(what as never);
}

const bodies = () => server.sent.map(({ body }) => body && JSON.parse(body).endpoint);

test("a subscription that has ended is made anew with the same key, and the server learns both", async () => {
  const before = new TestSubscription();
  await change({ oldSubscription: before });
  expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: before.options.applicationServerKey }]);
  expect(server.calls()).toEqual([ADD, REMOVE]);
  expect(bodies()).toEqual(["https://push.example.org/send/new", before.endpoint]);
  expect(meant).toEqual([anne.id, anne.id]);
});

test("a browser that says nothing of either asks the server for its key", async () => {
  await change({});
  expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: "BServer" }]);
  expect(server.calls()).toEqual(["GET /api/rappels", ADD]);
});

test("a subscription that the browser has made itself is told as it is", async () => {
  const same = new TestSubscription();
  await change({ oldSubscription: same, newSubscription: new TestSubscription() });
  expect(asked).toEqual([]);
  expect(server.calls()).toEqual([ADD]);
});

test("where nobody is signed in, nothing is asked of anybody", async () => {
  await change({ oldSubscription: new TestSubscription() }, null as never);
  expect([asked, server.sent]).toEqual([[], []]);
});

test("what the server was not told is told by the next page of the same user, once", async () => {
  const renewed = new TestSubscription("https://push.example.org/send/new");
  const { keepTellingRenewed } = await import("../data/push/tell-renewed.ts");
  const openPage = async (user = anne.id) => {
    server.sent = [];
    vi.stubGlobal("navigator", { onLine: true, serviceWorker: workerWith(renewed) });
    const stop = keepTellingRenewed(user);
    await new Promise((resume) => setTimeout(resume, 100));
    stop();
    return server.calls();
  };
  server.answers = [json(503, { code: "INDISPONIBLE", message: "x" })];
  await expect(change({ oldSubscription: new TestSubscription() })).rejects.toThrow("refused: 503");
  server.answers = [json(503, { code: "INDISPONIBLE", message: "x" })];
  expect(await openPage()).toEqual([ADD]);
  expect(await openPage()).toEqual([ADD, REMOVE]);
  expect(bodies()).toEqual([renewed.endpoint, new TestSubscription().endpoint]);
  expect(await openPage()).toEqual([]);

  server.answers = [json(503, { code: "INDISPONIBLE", message: "x" })];
  await expect(change({ oldSubscription: new TestSubscription() })).rejects.toThrow();
  expect(await openPage(crypto.randomUUID())).toEqual([]);
  expect(await openPage()).toEqual([]);
});

test("a server that refuses the new one is not told to forget the old one", async () => {
  server.answers = [json(401, { code: "NON_CONNECTE", message: "x" })];
  await expect(change({ oldSubscription: new TestSubscription() })).rejects.toThrow("refused: 401");
  expect(server.calls()).toEqual([ADD]);
});
