import type { Page, Worker } from "@playwright/test";
import { addBoat } from "../support/boats.ts";
import { expect, expectAccessible, gate, signUp } from "../support/journey.ts";
import { addMaintenance, inDays } from "../support/maintenance.ts";
import { addPaper } from "../support/papers.ts";
import { test, untilKept } from "../support/sea.ts";

type Shown = { title: string; body: string; tag: string; data: { path: string } };

/**
 * The worker of this page, and the way a push service reaches it. why in the system's place: a browser without a screen grants
 * no notifications, so what the worker would show is kept, and pressed by the event that the system would send.
 */
async function reach(page: Page) {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("no worker keeps this page");
  await worker.evaluate(() => {
    const scope = self as unknown as { shown: object[]; registration: ServiceWorkerRegistration };
    scope.shown = [];
    scope.registration.showNotification = async (title: string, options?: object) =>
      void scope.shown.push({ title, ...options });
  });
  const browser = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) =>
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => page.url().startsWith(scopeURL));
      if (own) resolve(own.registrationId);
    }),
  );
  await browser.send("ServiceWorker.enable");
  const registrationId = await known;
  const origin = new URL(page.url()).origin;
  const push = async (said: object | string) => {
    const data = typeof said === "string" ? said : JSON.stringify(said);
    const before = (await shownBy(worker)).length;
    await browser.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
    await expect.poll(async () => (await shownBy(worker)).length).toBe(before + 1);
    return (await shownBy(worker)).at(-1);
  };
  return { push, press: () => press(worker) };
}

const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown);

/** Presses what was shown last. */
const press = (worker: Worker) =>
  worker.evaluate(() => {
    const notification = { ...(self as unknown as { shown: Shown[] }).shown.at(-1), close: () => {} };
    const Extendable = Reflect.get(self, "ExtendableEvent") as typeof Event;
    self.dispatchEvent(Object.assign(new Extendable("notificationclick"), { notification }));
  });

const reminder = (page: string) => ({ titre: "Bosco", texte: "2 échéances à voir", marque: "rappels", page });

test(
  "a push is shown in its own words, and its press leads the open page there, without asking where nothing would be lost",
  gate,
  async ({ page }) => {
    test.slow();
    await signUp(page);
    const boat = await addBoat(page, { nom: "Sterne" });
    const work = await addMaintenance(page, boat.id, { titre: "Vidange", date_echeance: inDays(2) });
    await addPaper(page, boat.id, { titre: "Assurance" });
    await page.goto("/papiers");
    await untilKept(page);
    const { push, press } = await reach(page);
    const path = `/maintenance?bateau=${boat.id}&maintenance=${work.id}`;
    expect(await push(reminder(path))).toMatchObject({
      ...{ title: "Bosco", body: "2 échéances à voir", tag: "rappels", data: { path } },
    });
    const unreadable = { body: "Vous avez un rappel. Ouvrez Bosco pour le lire.", data: { path: "/dashboard" } };
    expect(await push("<b>Sterne</b>")).toMatchObject(unreadable);
    expect(await push(reminder("https://example.org/dashboard"))).toMatchObject({ data: { path: "/dashboard" } });

    await push(reminder(path));
    await page.getByRole("button", { name: "Ajouter un papier" }).click();
    await expect(page.getByRole("dialog", { name: "Ajouter un papier" })).toBeVisible();
    await press();
    await expect(page).toHaveURL((url) => url.pathname === "/maintenance");
    await expect(page.getByRole("dialog", { name: "Ajouter un papier" })).toBeHidden();
  },
);

test("a form in which something was typed is asked before a notification leads away", async ({ page }) => {
  test.slow();
  await signUp(page);
  await addBoat(page, { nom: "Sterne" });
  await page.goto("/papiers");
  await untilKept(page);
  const { push, press } = await reach(page);
  await push(reminder("/inventory"));
  await page.getByRole("button", { name: "Ajouter un papier" }).first().click();
  const form = page.getByRole("dialog", { name: "Ajouter un papier" });
  const title = form.getByRole("textbox", { name: "Titre" });
  await title.fill("Contrat de port");
  const question = page.getByRole("alertdialog", { name: "Abandonner la saisie ?" });

  await press();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Continuer la saisie" }).click();
  await expect(question).toBeHidden();
  await expect(title).toHaveValue("Contrat de port");
  await expect(page).toHaveURL(/\/papiers/);

  await press();
  await question.getByRole("button", { name: "Abandonner" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inventaire");
  await expect(form).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/papiers/);
  await expect(form).toBeHidden();
});

test("pressed where no page is open, a notification opens one at its place", async ({ page }) => {
  test.slow();
  await signUp(page);
  await addBoat(page, { nom: "Sterne" });
  await page.goto("/papiers");
  await untilKept(page);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("no worker keeps this page");
  const { push, press } = await reach(page);
  await push(reminder("/inventory"));
  // why in the system's place: only a true press of a notification lets a browser open a window.
  await worker.evaluate(() => {
    const scope = self as unknown as { opened: string[]; clients: { openWindow: (path: string) => Promise<null> } };
    scope.opened = [];
    scope.clients.openWindow = async (path) => {
      scope.opened.push(path);
      return null;
    };
  });
  const opened = () => worker.evaluate(() => (self as unknown as { opened: string[] }).opened);
  await press();
  await expect(page).toHaveURL((url) => url.pathname === "/inventory");
  expect(await opened(), "a page that is open is led there").toEqual([]);
  await page.goto("about:blank");
  await press();
  await expect.poll(opened).toEqual(["/inventory"]);
});

test("notifications are turned on here with the server's key, and off again", async ({ page }) => {
  test.slow();
  // why in the system's place: a browser without a screen grants no notifications and reaches no push service.
  await page.addInitScript(() => {
    let given: object | null = null;
    Notification.requestPermission = async () => {
      Object.defineProperty(Notification, "permission", { get: () => "granted" });
      return "granted";
    };
    Object.defineProperty(Notification, "permission", { configurable: true, get: () => "default" });
    PushManager.prototype.getSubscription = async () => given as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const { publicKey } = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
        "deriveBits",
      ]);
      const point = new Uint8Array(await crypto.subtle.exportKey("raw", publicKey));
      const encode = (bytes: Uint8Array) =>
        btoa(String.fromCharCode(...bytes))
          .replaceAll("+", "-")
          .replaceAll("/", "_")
          .replaceAll("=", "");
      const endpoint = "https://push.example.org/send/1";
      const keys = { p256dh: encode(point), auth: encode(crypto.getRandomValues(new Uint8Array(16))) };
      given = {
        ...{ endpoint, options, toJSON: () => ({ endpoint, expirationTime: null, keys }) },
        unsubscribe: async () => {
          given = null;
          return true;
        },
      };
      Object.assign(window, { subscribedWith: options });
      return given as PushSubscription;
    };
  });
  await signUp(page);
  await page.goto("/account");
  await untilKept(page);
  const here = page.getByRole("switch", { name: "Sur cet appareil" });
  await here.click();
  await expect(here).toBeChecked();
  const settings = async () => (await page.request.get("/api/rappels")).json();
  // why asked again: the switch shows it before the server has answered.
  await expect.poll(settings).toMatchObject({ push: true, appareils: [{ courant: true }] });
  const on = await settings();
  const options = await page.evaluate(() => (window as unknown as { subscribedWith: object }).subscribedWith);
  expect(options).toEqual({ userVisibleOnly: true, applicationServerKey: on.cle_push });
  await here.click();
  await expect(here).not.toBeChecked();
  expect((await settings()).appareils).toEqual([]);
});
