import { describe, expect, test, vi } from "vitest";
import { MemoryLocks } from "../test-locks.ts";
import { json, testServer } from "../test-server.ts";
import { stubStorage } from "../test-storage.ts";
import { TestSubscription, workerWith } from "./test-push.ts";

const user = { id: "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11", email: "anne@bosco.test" };
const server = testServer(json(200, { user, session: {} }));

/** What stands for a word of a renewal that the server may not have. */
const MARK = "abonnement-renouvele";
const LIST = "GET /api/rappels";

/** A browser that was subscribed, and what its pages know of the user. */
async function aboard(subscription: TestSubscription | null = new TestSubscription()) {
  stubStorage();
  vi.stubGlobal("navigator", { onLine: true, locks: new MemoryLocks(), serviceWorker: workerWith(subscription) });
  // why: idb-keyval goes on with the first database it has opened.
  await (await import("idb-keyval")).del("session");
  const { keepSession } = await import("../kept-session.ts");
  const { setSession } = await import("../current-session.ts");
  await keepSession(user);
  setSession(user);
  return { subscription, out: await import("../sign-out.ts"), auth: await import("../auth.ts") };
}

test.each(["signOut", "forgetUser", "forgetSession"] as const)("nothing is pushed here after %s", async (end) => {
  const { subscription, out } = await aboard();
  await out[end](user);
  await vi.waitFor(() => expect(subscription?.isOver).toBe(true));
  await (await import("../leave.ts")).tellLeaving();
});

test.each(["signOut", "forgetUser", "forgetSession"] as const)(
  "nothing says whose device it was after %s",
  async (end) => {
    const { subscription, out } = await aboard();
    const { get, set } = await import("idb-keyval");
    await set(MARK, { user: user.id, before: "https://push.example.org/send/0" });
    await out[end](user);
    await vi.waitFor(() => expect(subscription?.isOver).toBe(true));
    await vi.waitFor(async () => expect(await get(MARK)).toBeUndefined());
    await (await import("../leave.ts")).tellLeaving();
  },
);

test("the end of another's session leaves this one's pushes", async () => {
  const { subscription, out } = await aboard();
  await out.forgetSession({ id: crypto.randomUUID() });
  await new Promise((resume) => setTimeout(resume, 50));
  expect(subscription?.isOver).toBe(false);
});

test("a page that finds nobody signed in ends what was left behind", async () => {
  const { subscription } = await aboard();
  server.answers = [json(200, null)];
  vi.resetModules();
  const { renderHook } = await import("../test-render.ts");
  const { useSession } = await import("../session.ts");
  const { act } = await import("react");
  renderHook(useSession);
  await act(() => vi.waitFor(() => expect(subscription?.isOver).toBe(true)));
});

test("a new session of the same account takes the device with it; without a subscription nothing is said", async () => {
  const { auth } = await aboard();
  await auth.signInAgain({ email: user.email, password: "x" });
  await vi.waitFor(() =>
    expect(server.calls()).toEqual([LIST, "POST /api/auth/sign-in/email", "POST /api/rappels/appareils"]),
  );
  expect(JSON.parse(server.sent[2]?.body ?? "")).toMatchObject({ endpoint: "https://push.example.org/send/1" });

  vi.resetModules();
  server.sent = [];
  const without = await aboard(null);
  await without.auth.signInAgain({ email: user.email, password: "x" });
  await new Promise((resume) => setTimeout(resume, 50));
  expect(server.calls()).toEqual(["POST /api/auth/sign-in/email"]);
});

test.each([
  ["was taken off the list does not come back by itself", 200, [{ courant: false }], true],
  ["stands on the list stays there", 200, [{ courant: false }, { courant: true }], false],
  ["was taken off the list before the session ended does not either", 401, [{ courant: false }], true],
])("with a new session a device that %s", async (_, status, appareils, isOver) => {
  const { subscription, auth } = await aboard();
  const { queryClient } = await import("../query-client.ts");
  queryClient.setQueryData(["rappels"], { appareils: status === 200 ? [{ courant: true }] : appareils });
  server.sent = [];
  server.answers = [json(status, { appareils })];
  await auth.signInAgain({ email: user.email, password: "x" });
  await vi.waitFor(() => expect(subscription?.isOver).toBe(isOver));
  const told = isOver ? [] : ["POST /api/rappels/appareils"];
  await vi.waitFor(() => expect(server.calls()).toEqual([LIST, "POST /api/auth/sign-in/email", ...told]));
  queryClient.clear();
});

describe("a device that the server was not told of after the password was given again", () => {
  const busy = json(503, { code: "INDISPONIBLE", message: "x" });
  const signedIn = json(200, { user, session: {} });
  const SIGN_IN = "POST /api/auth/sign-in/email";
  const ADD = "POST /api/rappels/appareils";

  /** The password is given, and what is told of the device after it is lost. */
  async function withLostWord() {
    const page = await aboard();
    const { del } = await import("idb-keyval");
    await del(MARK);
    server.answers = [json(200, { appareils: [{ courant: true }] }), signedIn, busy];
    await page.auth.signInAgain({ email: user.email, password: "x" });
    await vi.waitFor(() => expect(server.calls().at(-1)).toBe(ADD));
    server.sent = [];
    return page;
  }

  test("is told by the next page", async () => {
    await withLostWord();
    const { keepTellingRenewed } = await import("./tell-renewed.ts");
    const { untoldRenewed } = await import("./untold-renewed.ts");
    keepTellingRenewed(user.id)();
    await vi.waitFor(() => expect(server.calls()).toEqual([ADD]));
    await vi.waitFor(async () => expect(await untoldRenewed()).toBeUndefined());
  });

  test("stays, though it is on no list, when the password is given once more", async () => {
    const { subscription, auth } = await withLostWord();
    await auth.signInAgain({ email: user.email, password: "x" });
    await vi.waitFor(() => expect(server.calls()).toEqual([SIGN_IN, ADD]));
    expect(subscription?.isOver).toBe(false);
  });

  test("stays, though it was off the list, when the browser has renewed it meanwhile", async () => {
    const { subscription, auth } = await aboard();
    const renewed = async () => (await import("idb-keyval")).set(MARK, { user: user.id });
    server.answers = [
      json(200, { appareils: [] }),
      (request, response) => void renewed().then(() => signedIn(request, response)),
    ];
    await auth.signInAgain({ email: user.email, password: "x" });
    await vi.waitFor(() => expect(server.calls()).toEqual([LIST, SIGN_IN, ADD]));
    expect(subscription?.isOver).toBe(false);
  });

  test("keeps what else a renewal has left untold", async () => {
    const { auth } = await withLostWord();
    const { set } = await import("idb-keyval");
    await set(MARK, { user: user.id, before: "https://push.example.org/send/0" });
    await auth.signInAgain({ email: user.email, password: "x" });
    await vi.waitFor(() => expect(server.calls()).toEqual([SIGN_IN, ADD, "DELETE /api/rappels/appareils"]));
  });
});
