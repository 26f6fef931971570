import { expect, type Page } from "@playwright/test";
import { addBoat } from "../support/boats.ts";
import { gate, signUp, toast } from "../support/journey.ts";
import { cached, releaseOf, shellsOf, test, untilKept } from "../support/sea.ts";

const OFFER = "Une nouvelle version de Bosco est prête.";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function aboard(page: Page, path = "/dashboard") {
  await signUp(page);
  await addBoat(page, { nom: "Sterne" });
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
  await untilKept(page);
}

/** As a page does by itself when it comes back to the front. */
const lookForUpdate = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

const waits = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);

/** Takes what the browser keeps of a file, whatever the release. */
const drop = (page: Page, path: RegExp) =>
  page.evaluate(async (source) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (new RegExp(source).test(request.url)) await cache.delete(request);
    }
  }, path.source);

/** The application's own files that are kept. why not the others: what the assistant knows comes when the page is idle. */
const shell = async (page: Page) =>
  Object.entries(await cached(page)).flatMap(([name, paths]) => (name.startsWith("bosco-shell-") ? paths.sort() : []));

test.beforeEach(({ noise }) => {
  test.slow();
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_FAILED|Failed to load resource/);
});

test(
  "an update is offered and changes nothing before the press, nor what other pages run",
  gate,
  async ({ page, context, sea }) => {
    await aboard(page, "/assistant");
    const other = await context.newPage();
    await other.goto("/dashboard");
    await expect(heading(other)).toHaveText("Tableau de bord");
    const question = page.getByRole("textbox").first();
    await question.fill("Quelle ancre");
    sea.release(2, { without: [/InventoryPage-.*\.js/, /MaintenancePage-.*\.js/] });
    await lookForUpdate(page);
    await expect(toast(page, OFFER)).toBeVisible();
    expect(await waits(page)).toBe("installed");
    await question.pressSequentially(" pour douze mètres ?");
    await expect(question).toHaveValue("Quelle ancre pour douze mètres ?");
    expect(await releaseOf(page)).toBe(1);

    // why: the server has these files no more.
    await other.getByRole("link", { name: "Inventaire" }).first().click();
    await expect(heading(other)).toHaveText("Inventaire");

    await lookForUpdate(page);
    await toast(page, OFFER).getByRole("button", { name: "Mettre à jour" }).click();
    await expect.poll(() => releaseOf(page).catch(() => 0)).toBe(2);
    await expect(heading(page)).toBeVisible();
    expect(await releaseOf(other)).toBe(1);
    await other.getByRole("link", { name: "Maintenance" }).first().click();
    await expect(heading(other)).toHaveText("Maintenance");
    expect(await shellsOf(page)).toHaveLength(2);

    await other.close();
    await page.reload();
    await expect.poll(() => shellsOf(page)).toEqual(["bosco-shell-release2"]);
    await context.setOffline(true);
    await page.goto("/inventory");
    await expect(heading(page)).toHaveText("Inventaire");
    expect(await releaseOf(page)).toBe(2);
  },
);

test("an update that nobody presses takes over when every page has been closed", async ({ page, context, sea }) => {
  await aboard(page);
  sea.release(2);
  await lookForUpdate(page);
  await expect.poll(() => waits(page)).toBe("installed");
  await page.close();
  await context.setOffline(true);
  const fresh = await context.newPage();
  await expect(async () => {
    // why: a page that comes before the old worker has gone keeps it, however often it is opened anew.
    await fresh.goto("about:blank");
    await fresh.goto("/dashboard");
    expect(await releaseOf(fresh)).toBe(2);
  }).toPass();
  await expect(heading(fresh)).toHaveText("Tableau de bord");
  expect(await shellsOf(fresh)).toEqual(["bosco-shell-release2"]);
});

test("a page that the server has sent in its new release is offered nothing", async ({ page, sea }) => {
  await aboard(page);
  sea.release(2);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  expect(await releaseOf(page)).toBe(2);
  await lookForUpdate(page);
  await expect.poll(() => waits(page)).toBe("installed");
  await lookForUpdate(page);
  await expect(toast(page, OFFER)).toHaveCount(0);
});

test("a worker that can't be installed leaves the old one at its work", async ({ page, context, sea }) => {
  await aboard(page);
  sea.release(2);
  const { change } = sea;
  sea.change = (path, text) => (path === "/sw.js" ? `${change(path, text)};throw new Error("x")` : change(path, text));
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update().catch(() => {});
  });
  sea.release(3, { without: [/start-3/] });
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update().catch(() => {});
  });
  await context.setOffline(true);
  await page.goto("/checklists");
  await expect(heading(page)).toHaveText("Checklists");
  expect(await releaseOf(page)).toBe(1);
});

for (const [what, lost] of Object.entries({ "half of it": /Page-|own-|react-/, "all of it": /./ }))
  test(`what the browser has thrown away comes back with the next page: ${what}`, async ({ page, context }) => {
    await aboard(page);
    const whole = await shell(page);
    await drop(page, lost);
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect.poll(() => shell(page)).toEqual(whole);
    await context.setOffline(true);
    await page.goto("/inventory");
    await expect(heading(page)).toHaveText("Inventaire");
  });

test("a page that a broken file keeps from starting is opened anew, whole", async ({ page, noise }) => {
  noise.allow(/SyntaxError|uncaught/i);
  await aboard(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/\/frame-[^/]*\.js$/.test(request.url))
          await cache.put(request, new Response("import {", { headers: { "content-type": "text/javascript" } }));
    }
  });
  await page.goto("/maintenance", { waitUntil: "commit" });
  await expect(heading(page)).toHaveText("Maintenance");
});

test("a kept frame whose files are nowhere any more gives way to the server's page", async ({ page, sea, noise }) => {
  noise.allow(/404/);
  await aboard(page);
  sea.release(2);
  const { answer } = sea;
  let pages = 0;
  sea.answer = (request, response) => {
    // why: a page that does not come makes the kept frame be shown; the one after it is the server's.
    if (request.url === "/maintenance") pages += 1;
    if (request.url === "/maintenance" && pages === 1) return true;
    if (pages > 1 || !/\/frame-[^/]*\.js$/.test(request.url ?? "")) return answer(request, response);
    response.writeHead(404, { "content-type": "application/json" }).end("{}");
    return true;
  };
  await drop(page, /\/frame-[^/]*\.js$/);
  await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
  await page.goto("/maintenance", { waitUntil: "commit" });
  await expect(heading(page)).toHaveText("Maintenance");
  expect(await releaseOf(page)).toBe(2);
  expect(pages).toBe(2);
});
