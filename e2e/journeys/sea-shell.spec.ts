import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { addBoat, aPhoto } from "../support/boats.ts";
import { expect, gate, signUp } from "../support/journey.ts";
import { keptIn } from "../support/kept.ts";
import { cached, shellsOf, test, untilKept } from "../support/sea.ts";

const OWN_PAGES = {
  "/dashboard": "Tableau de bord",
  "/mes-bateaux": /bateau|navires/i,
  "/maintenance": "Maintenance",
  "/inventory": "Inventaire",
  "/checklists": "Checklists",
  "/assistant": /Assistant/,
  "/flotte": /flotte/i,
  "/account": "Mon Profil",
};

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** A signed-in page whose worker keeps the application; nothing but the dashboard has been seen. */
async function aboard(page: Page) {
  const email = await signUp(page);
  const boat = await addBoat(page, { nom: "Sterne" });
  await page.goto("/dashboard");
  await expect(heading(page)).toHaveText("Tableau de bord");
  await expect.poll(() => keptIn(page)).toContain("Sterne");
  await untilKept(page);
  return { email, boat };
}

/** How long a page that is opened anew takes until it has its heading, by the browser's own clock. */
async function timeToHeading(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("h1")) return;
      observer.disconnect();
      performance.mark("heading");
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(path, { waitUntil: "commit" });
  await heading(page).waitFor();
  return page.evaluate(() => performance.getEntriesByName("heading")[0]?.startTime ?? Number.NaN);
}

test.beforeEach(({ noise }) => {
  test.slow();
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_FAILED|Failed to load resource/);
});

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

/** Width and height as a PNG's head says them. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test("the manifest says what is installed, and every icon is what it says", async ({ page, baseURL }) => {
  await page.goto("/");
  const link = page.locator('link[rel="manifest"]');
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: "Bosco", short_name: "Bosco", lang: "fr", id: "/", scope: "/" });
  expect(manifest).toMatchObject({ start_url: "/dashboard", display: "standalone" });
  expect(manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url])).toEqual([
    ["Checklists", "/checklists"],
    ["Inventaire", "/inventory"],
    ["Maintenance", "/maintenance"],
  ]);
  const icons: Icon[] = [...manifest.icons, ...manifest.shortcuts.flatMap((one: { icons: Icon[] }) => one.icons)];
  expect(icons.map(({ sizes, purpose = "" }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]),
  );
  for (const { src, sizes, type } of icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()["content-type"]], src).toEqual([200, type]);
    if (type === "image/png") expect(sizeOf(await icon.body()), src).toBe(sizes);
  }
  const touch = await page.request.get((await page.locator('link[rel="apple-touch-icon"]').getAttribute("href")) ?? "");
  expect(sizeOf(await touch.body())).toBe("180x180");
  const worker = await page.request.get("/sw.js");
  expect(worker.headers()).toMatchObject({ "cache-control": "no-cache" });
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors, `as Chromium reads it at ${baseURL}`).toEqual([]);
});

test("a visitor is given no worker", async ({ page }) => {
  await page.goto("/");
  await expect(heading(page)).toBeVisible();
  // why: an owner's page registers its own after three seconds.
  await page.waitForTimeout(4_000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("without a secure origin there is no worker, and everything else", async ({ sea }) => {
  const { launchOptions } = test.info().project.use;
  const args = [...(launchOptions?.args ?? []), "--host-resolver-rules=MAP bosco.test 127.0.0.1"];
  const browser = await chromium.launch({ ...launchOptions, args });
  const context = await browser.newContext({ baseURL: sea.url.replace("localhost", "bosco.test") });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  // why no sign-in beside the page’s own: the second of a browser ends the first.
  await page.goto("/auth?demo=1");
  await page.waitForURL("**/dashboard");
  await page.goto("/mes-bateaux");
  await expect(page.getByRole("button", { name: "Menu du compte" })).toBeVisible();
  await expect(heading(page)).toBeVisible();
  await page.getByRole("button", { name: "Menu du compte" }).click();
  await page.getByRole("menuitem", { name: "Déconnexion" }).click();
  await page.waitForURL("**/");
  expect(await page.evaluate(() => [isSecureContext, "serviceWorker" in navigator])).toEqual([false, false]);
  expect(errors).toEqual([]);
  await browser.close();
});

test("every page opens without a network, seen before or not", gate, async ({ page, context }) => {
  await aboard(page);
  await page.close();
  await context.setOffline(true);
  for (const [path, title] of Object.entries(OWN_PAGES)) {
    const fresh = await context.newPage();
    const took = await timeToHeading(fresh, path);
    test.info().annotations.push({ type: path, description: `${Math.round(took)} ms` });
    await expect(heading(fresh), path).toHaveText(title);
    await expect(fresh.getByText("n’a pas pu être chargée")).toHaveCount(0);
    await fresh.close();
  }
  const bare = await context.newPage();
  await bare.goto("/inventory/imprimer");
  await expect(bare.locator("#root > *").first()).toBeAttached();
  await expect(bare.locator("#root")).not.toHaveAttribute("data-reader");
  await expect(bare.getByRole("navigation", { name: "Impression" })).toBeVisible();
  // why by name: the sheet to print has a bar of its own.
  for (const name of ["Navigation", "Menu principal"])
    await expect(bare.getByRole("navigation", { name, exact: true })).toHaveCount(0);
  // why so long: until what is tried again without a network has failed for good.
  await bare.waitForTimeout(10_000);
  await expect(bare.getByText(/^Impossible de charger/)).toHaveCount(0);
});

test(
  "a browser that was killed opens the boat without a network",
  gate,
  async ({ baseURL, contextOptions, viewport }) => {
    const folder = await mkdtemp(join(tmpdir(), "bosco-browser-"));
    const { launchOptions } = test.info().project.use;
    const start = () =>
      chromium.launchPersistentContext(folder, { ...launchOptions, ...contextOptions, viewport, baseURL });
    try {
      const before = await start();
      const page = await before.newPage();
      await aboard(page);
      const session = await before.newCDPSession(page);
      const closed = before.waitForEvent("close");
      await session.send("Browser.crash").catch(() => {});
      await closed;

      const after = await start();
      await after.setOffline(true);
      const fresh = await after.newPage();
      const took = await timeToHeading(fresh, "/dashboard");
      test.info().annotations.push({ type: "/dashboard after a kill", description: `${Math.round(took)} ms` });
      await expect(heading(fresh)).toHaveText("Tableau de bord");
      await expect(fresh.getByText("Sterne").first()).toBeVisible();
      await after.close();
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  },
);

test("a network that swallows everything holds a page up for seconds, not for ever", async ({ page, context, sea }) => {
  await aboard(page);
  await page.close();
  sea.swallows = true;
  const fresh = await context.newPage();
  expect(await timeToHeading(fresh, "/inventory")).toBeLessThan(15_000);
  await expect(heading(fresh)).toHaveText("Inventaire");
});

test("a worker that was stopped starts again, with or without a network", async ({ page, context }) => {
  await aboard(page);
  const session = await context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await page.goto("/maintenance");
  await expect(heading(page)).toHaveText("Maintenance");
  await context.setOffline(true);
  await session.send("ServiceWorker.stopAllWorkers");
  await page.goto("/checklists");
  await expect(heading(page)).toHaveText("Checklists");
});

test(
  "W2: photos are there without a network, and with the session they go, names included",
  gate,
  async ({ page, context }) => {
    const { boat } = await aboard(page);
    const photo = await aPhoto(page);
    const sent = await page.request.put(`/api/bateaux/${boat.id}/photo`, { multipart: { photo } });
    expect(sent.ok(), await sent.text()).toBe(true);
    const { user } = await (await page.request.get("/api/auth/get-session")).json();
    await page.goto("/mes-bateaux");
    await expect(page.getByRole("img", { name: "Sterne" })).toBeVisible();
    const own = `bosco-photos-${user.id}`;
    await expect.poll(async () => (await cached(page))[own]).toHaveLength(1);
    const [path = ""] = (await cached(page))[own] ?? [];
    const ofTheApi = Object.values(await cached(page))
      .flat()
      .filter((path) => path.startsWith("/api/"));
    expect(ofTheApi.every((path) => path.startsWith("/api/photos/"))).toBe(true);

    await context.setOffline(true);
    await page.reload();
    const shown = page.getByRole("img", { name: "Sterne" });
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await page.getByRole("button", { name: "Menu du compte" }).click();
    await page.getByRole("menuitem", { name: "Déconnexion" }).click();
    await page.waitForURL("/");
    await expect.poll(() => keptIn(page)).not.toContain(user.id);
    expect(JSON.stringify(await cached(page))).not.toContain("photos");
    // why: what the shell has is the same for everybody, and a page of somebody else must open too.
    expect(await shellsOf(page)).toHaveLength(1);
    await page.goBack();
    await page.goto("/mes-bateaux");
    await page.waitForURL("/");
    await expect(page.getByText("Sterne")).toHaveCount(0);

    await context.setOffline(false);
    // why: the server is told now that somebody has left, and somebody else's session must not be there yet.
    await expect.poll(() => page.evaluate(() => localStorage.getItem("bosco-depart"))).toBeNull();
    await signUp(page);
    await page.goto("/dashboard");
    await expect(heading(page)).toHaveText("Tableau de bord");
    const asked = await page.evaluate((path) => fetch(path).then(({ status }) => status), path);
    expect(asked, "somebody else is refused it, with the worker between").toBe(404);
  },
);

test("a photo is kept no longer than its boat shows it", async ({ page }) => {
  const { boat } = await aboard(page);
  const photo = await aPhoto(page);
  await page.request.put(`/api/bateaux/${boat.id}/photo`, { multipart: { photo } });
  await page.goto("/mes-bateaux");
  const photos = async () =>
    Object.values(await cached(page))
      .flat()
      .filter((path) => path.includes("/photos/"));
  await expect.poll(photos).toHaveLength(1);
  await page.request.delete(`/api/bateaux/${boat.id}/photo`);
  await expect.poll(photos).toEqual([]);
});
