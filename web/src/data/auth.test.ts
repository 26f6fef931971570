import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MemoryLocks } from "./test-locks.ts";
import { aMoment } from "./test-pause.ts";
import { type Answer, drop, json, testServer } from "./test-server.ts";
import { stubStorage } from "./test-storage.ts";

const user = { id: "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11", email: "anne@bosco.test" };
const credentials = { email: user.email, password: "voile-blanche" };
const change = { currentPassword: "a", newPassword: "b", revokeOtherSessions: true };
const server = testServer(json(200, { user: { ...user, name: "Anne" } }));
let browser: ReturnType<typeof stubStorage>;
const stops: (() => void)[] = [];

beforeEach(() => {
  browser = stubStorage();
  vi.stubGlobal("navigator", { onLine: true, locks: new MemoryLocks() });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A page of the browser's, with what it has read. */
async function openPage() {
  vi.resetModules();
  const auth = await import("./auth.ts");
  const { signOut, forgetSession, followEndings } = await import("./sign-out.ts");
  const { currentSession: session, setSession } = await import("./current-session.ts");
  const { queryClient } = await import("./query-client.ts");
  const read = () => queryClient.setQueryData(["bateaux"], ["Albatros"]);
  read();
  const enterAs = (somebody: typeof user) => {
    setSession(somebody);
    read();
  };
  return { ...auth, signOut, forgetSession, followEndings, queryClient, session, enterAs };
}

const GENERIC = "Une erreur s'est produite.";
const LOST = "Pas de réponse. Réessayez.";
const PERHAPS =
  "Pas de réponse\u00a0: le mot de passe a peut-être été changé. Essayez de vous connecter avec le nouveau.";
const wrong = json(401, { code: "INVALID_EMAIL_OR_PASSWORD", message: "Email ou mot de passe incorrect." });

type Page = Awaited<ReturnType<typeof openPage>>;
test.each<[string, Answer, (page: Page) => Promise<unknown>, string, string]>([
  [
    "in the server's words",
    wrong,
    (page) => page.signIn(credentials),
    "INVALID_EMAIL_OR_PASSWORD",
    "Email ou mot de passe incorrect.",
  ],
  [
    "by one sentence for a failure of ours",
    json(500, { code: "X", message: "boom" }),
    (page) => page.signIn(credentials),
    "X",
    GENERIC,
  ],
  ["by the same for a refusal without words", json(400, {}), (page) => page.signUp(credentials), "", GENERIC],
  ["when the answer is lost", drop, (page) => page.signIn(credentials), "SANS_REPONSE", LOST],
  ["when a new password may have arrived", drop, (page) => page.changePassword(change), "SANS_REPONSE", PERHAPS],
  ["when a reset may have arrived", drop, (page) => page.resetPassword("jeton", "b"), "SANS_REPONSE", PERHAPS],
])("a refused sign-in is told: %s", async (_, answer, attempt, code, message) => {
  server.answers = [answer];
  await expect(attempt(await openPage())).rejects.toMatchObject({ name: "AuthError", code, message });
});

test("without a network a sign-in says so, and leaves who was there", async () => {
  const page = await openPage();
  vi.stubGlobal("navigator", { onLine: false });
  const message = "Pas de connexion. Réessayez dès que le réseau revient.";
  await expect(page.signIn(credentials)).rejects.toMatchObject({ code: "HORS_LIGNE", message });
  expect(page.queryClient.getQueryData(["bateaux"])).toEqual(["Albatros"]);
});

test("whoever signs in sees nothing that was read for another", async () => {
  const page = await openPage();
  await page.signIn(credentials);
  expect(page.session()).toEqual(user);
  expect(page.queryClient.getQueryData(["bateaux"])).toBeUndefined();
});

test.each([
  ["heard", json(200, {})],
  ["lost once more", drop],
])(
  "a sign-out that the server does not know of comes before the next sign-in, and never after it (%s)",
  async (_, heard) => {
    const { markLeaving } = await import("./leave.ts");
    markLeaving();
    const page = await openPage();
    server.answers = [heard];
    await page.enterDemo();
    expect(server.calls()).toEqual(["POST /api/auth/sign-out", "POST /api/auth/sign-in/demo"]);
    expect(browser.storage.getItem("bosco-depart")).toBeNull();
    expect((await import("./leave.ts")).isLeaving()).toBe(false);
  },
);

test("the password given again changes nothing on the page, and other pages wait for it", async () => {
  const page = await openPage();
  page.enterAs(user);
  const held: (() => void)[] = [];
  server.answers = [(request, response) => void held.push(() => json(200, { user })(request, response))];
  const again = page.signInAgain(credentials);
  await vi.waitFor(() => expect(server.calls()).toEqual(["POST /api/auth/sign-in/email"]));
  const { untilRenewed } = await import("./renewal.ts");
  const waited = vi.fn();
  const waiting = untilRenewed().then(waited);
  await aMoment();
  expect(waited).not.toHaveBeenCalled();
  held[0]?.();
  await Promise.all([again, waiting]);
  expect(page.session()).toEqual(user);
  expect(page.queryClient.getQueryData(["bateaux"])).toEqual(["Albatros"]);
});

test("signed out without a network, nothing of the user's stays here, and the server is still to be told", async () => {
  const { openQueryStore } = await import("./query-store.ts");
  const { queryClient } = await import("./query-client.ts");
  const { OwnDatabase } = await import("./own-database.ts");
  const database = new OwnDatabase(user.id);
  stops.push(await openQueryStore(queryClient, database));
  await database.run(["rows", "outbox"], "readwrite", (store) => {
    store("rows").put({ id: "iris" }, ["bateaux", "iris"]);
    store("outbox").add({ words: "Iris modifié" });
  });
  const own = ["bosco-bateau", "bosco-inventaire-sections", "bosco-achats", "bosco-assistant-question"];
  for (const name of [...own, "bosco-theme"]) browser.storage.setItem(name, "x");
  const page = await openPage();
  vi.stubGlobal("navigator", { onLine: false });
  await page.signOut(user);
  expect(page.session()).toBeNull();
  expect(page.queryClient.getQueryData(["bateaux"])).toBeUndefined();
  expect([...browser.storage.kept.keys()].sort()).toEqual(["bosco-depart", "bosco-theme"]);
  expect(await browser.names()).not.toContain(`bosco-${user.id}`);
  expect(server.sent).toEqual([]);
  // why: it would go on telling the servers of the tests that follow.
  (await import("./leave.ts")).forgetLeaving();
});

test("in a browser where somebody else has signed in by now, the leaver's data goes and the session stays", async () => {
  const meant: unknown[] = [];
  server.answers = [
    (request, response) => {
      meant.push(request.headers["bosco-user"]);
      json(401, { code: "NON_CONNECTE", message: "x" })(request, response);
    },
  ];
  const { OwnDatabase } = await import("./own-database.ts");
  await new OwnDatabase(user.id).run(["outbox"], "readwrite", (store) => void store("outbox").add({ words: "x" }));
  const page = await openPage();
  page.enterAs(user);
  await page.signOut(user);
  expect(page.session()).toBeNull();
  expect(await browser.names()).not.toContain(`bosco-${user.id}`);
  await vi.waitFor(() => expect(browser.storage.getItem("bosco-depart")).toBeNull());
  expect(meant).toEqual([user.id]);
  expect(server.calls()).toEqual(["POST /api/auth/sign-out"]);
});

test("the end of a session in one page ends it in the user's other pages, and in nobody else's", async () => {
  const [own, another, stopped] = [await openPage(), await openPage(), await openPage()];
  for (const page of [own, another, stopped]) page.enterAs(user);
  stops.push(own.followEndings(user.id), another.followEndings("quelqu’un d’autre"));
  stopped.followEndings(user.id)();
  await (await openPage()).forgetSession(user);
  await vi.waitFor(() => expect(own.session()).toBeNull());
  expect(own.queryClient.getQueryData(["bateaux"])).toBeUndefined();
  expect([another.session(), stopped.session()]).toEqual([user, user]);
});

test("a write whose answer was lost is not sent on in the name of whoever signs in next", async () => {
  const page = await openPage();
  const { sendUntilAnswered } = await import("./unanswered.ts");
  const { ApiError } = await import("./api-error.ts");
  const send = vi.fn(() => Promise.reject(ApiError.unanswered()));
  const teller = { tell: vi.fn(), waits: () => true };
  const given = expect(sendUntilAnswered(send, teller)).rejects.toMatchObject({ code: "SANS_REPONSE" });
  await vi.waitFor(() => expect(teller.tell).toHaveBeenCalled());
  await page.signIn(credentials);
  await given;
  expect(send).toHaveBeenCalledTimes(1);
});
