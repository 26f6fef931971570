import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import type { Toast } from "../ui/overlay/toast.ts";
import { MemoryLocks } from "./test-locks.ts";
import { aMoment } from "./test-pause.ts";
import { drop, json, testServer } from "./test-server.ts";
import { stubStorage } from "./test-storage.ts";

/** The messages that were drawn. */
const shown: string[] = [];
/** What they said beside the usual. */
const told: string[] = [];
const offered: NonNullable<Toast["action"]>[] = [];
const USUAL_END = "Votre session est terminée. Reconnectez-vous pour continuer.";

const user = { id: "6f1c1e5e-6d6f-4f0e-9d8b-0d9d8a3f2b11", email: "anne@bosco.test" };
const nobody = json(200, null);
const somebody = json(200, { user, session: {} });
const server = testServer(nobody);

beforeEach(() => {
  shown.splice(0);
  told.splice(0);
  offered.splice(0);
  stubStorage();
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
  vi.stubGlobal("navigator", { onLine: true, locks: new MemoryLocks() });
});

async function signedIn() {
  const end = await import("./session-end.ts");
  const { currentSession, setSession } = await import("./current-session.ts");
  setSession(user);
  const { drawToasts } = await import("../ui/overlay/toast.ts");
  drawToasts(({ title, description, action }) => {
    shown.push(title);
    if (action) offered.push(action);
    if (description !== USUAL_END) told.push(String(description));
  });
  return { ...end, currentSession, setSession };
}

test("a session that the server says has ended is forgotten, and told once, however many calls were refused", async () => {
  const { checkSession, isSessionOver } = await signedIn();
  await Promise.all([checkSession(), checkSession(), checkSession()]);
  expect(isSessionOver()).toBe(true);
  expect(shown).toEqual(["Session terminée"]);
  expect(server.calls()).toEqual(["GET /api/auth/get-session", "GET /api/auth/get-session"]);
});

test.each([
  ["a call of before a new session was refused", somebody],
  ["the server can't be reached", drop],
  ["the server is too busy to say", json(429, { code: "TROP_DE_DEMANDES", message: "x" })],
])("nobody is signed out because %s", async (_, answer) => {
  server.answers = [answer, answer];
  const { checkSession, isSessionOver } = await signedIn();
  await checkSession();
  expect(isSessionOver()).toBe(false);
  expect(shown).toEqual([]);
});

test("while another page of the browser renews the session, the end of the old one means nothing", async () => {
  const { checkSession, isSessionOver } = await signedIn();
  const { renewSession } = await import("./renewal.ts");
  let renewed = () => {};
  void renewSession(() => new Promise<void>((resolve) => (renewed = resolve)));
  server.answers = [nobody, somebody];
  const checked = checkSession();
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  await aMoment();
  expect(server.sent).toHaveLength(1);
  renewed();
  await checked;
  expect(isSessionOver()).toBe(false);
  expect(server.sent).toHaveLength(2);
});

test("where nobody is signed in, nobody is asked about", async () => {
  const { checkSession, setSession } = await signedIn();
  setSession(null);
  await checkSession();
  expect(server.sent).toEqual([]);
});

test("whoever has signed in meanwhile stays", async () => {
  const { checkSession, currentSession, setSession } = await signedIn();
  const other = { id: "autre", email: "paul@bosco.test" };
  server.answers = [
    nobody,
    (request, response) => {
      setSession(other);
      nobody(request, response);
    },
  ];
  await checkSession();
  expect(currentSession()).toEqual(other);
});

const DELETED = { title: "Compte supprimé" };
test.each([
  ["lost: it says itself what is likely", "lost", ["Compte supprimé"], true],
  ["refused: the session ended for another reason", "refused", ["Session terminée"], true],
  ["done: whoever sent it forgets the session", "done", [], false],
] as const)("a session found ended waits for the write that ends it; %s", async (_, became, messages, isOver) => {
  const { checkSession, expectEnd, isSessionOver } = await signedIn();
  const ending = expectEnd(DELETED);
  const checked = checkSession();
  await vi.waitFor(() => expect(server.sent).toHaveLength(2));
  await aMoment();
  expect(isSessionOver()).toBe(false);
  if (became === "lost") ending.lost();
  else ending.answered(became === "done");
  await checked;
  expect(shown).toEqual(messages);
  expect(isSessionOver()).toBe(isOver);
});

/** Changes of Anne's that wait on this device. */
async function keepTwo() {
  const { OwnDatabase } = await import("./own-database.ts");
  const database = new OwnDatabase(user.id);
  for (const words of ["Rouet : quantité +1", "Rouet : quantité +2"])
    await database.run(["outbox"], "readwrite", (store) => void store("outbox").add({ words }));
}

test("whose changes still wait is told so, and they stay for the next sign-in", async () => {
  const { checkSession, isSessionOver } = await signedIn();
  const { countOwedBy } = await import("./own-database.ts");
  await keepTwo();
  await checkSession();
  expect(isSessionOver()).toBe(true);
  expect(told.map((text) => text.replaceAll("\u00a0", " "))).toEqual([
    "2 modifications attendent sur cet appareil : reconnectez-vous pour les envoyer.",
  ]);
  expect(await countOwedBy(user.id)).toBe(2);
  expect(offered.map(({ label }) => label)).toEqual(["En garder une copie"]);
});

test("a copy of what waits stays offered when the message is gone, until somebody signs in", async () => {
  const { checkSession, setSession } = await signedIn();
  const { waitingOffer, watchWaitingOffer } = await import("./waiting-offer.ts");
  const watcher = vi.fn();
  watchWaitingOffer(watcher);
  await keepTwo();
  await checkSession();
  expect(waitingOffer()).toMatchObject({ count: 2 });
  expect(watcher).toHaveBeenCalled();
  setSession(null);
  expect(waitingOffer()).toMatchObject({ count: 2 });
  setSession({ id: "autre", email: "paul@bosco.test" });
  expect(waitingOffer()).toBeUndefined();
});

test("where somebody else is signed in by now, nothing is said of what waits, and no copy offered", async () => {
  const { checkSession, isSessionOver } = await signedIn();
  const { waitingOffer } = await import("./waiting-offer.ts");
  const { countOwedBy } = await import("./own-database.ts");
  await keepTwo();
  const paul = json(200, { user: { id: "autre", email: "paul@bosco.test" }, session: {} });
  server.answers = [paul, paul];
  await checkSession();
  expect(isSessionOver()).toBe(true);
  expect([shown, told, offered]).toEqual([["Session terminée"], [], []]);
  expect(waitingOffer()).toBeUndefined();
  expect(await countOwedBy(user.id)).toBe(2);
});
