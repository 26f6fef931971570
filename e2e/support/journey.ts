import { randomUUID } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, test as base, expect, type Page } from "@playwright/test";

export { expect };

// why: what the width has no part in is walked once, on the phone unless it is about a keyboard.
export const onPhone = { tag: "@telephone" };
export const onDesk = { tag: "@bureau" };

// What `npm test` walks too, and not only `npm run test:whole`: each page's main roads, and what would lose or show somebody's data.
export const gate = { tag: "@gate" };
export const gateOnBoth = { tag: ["@gate", "@gate-desk"] };
export const gateOnPhone = { tag: ["@telephone", "@gate"] };
export const gateOnDesk = { tag: ["@bureau", "@gate-desk"] };

export const PASSWORD = "le-vent-se-leve";

/** Console noise that a test provokes on purpose, such as a refused request. */
class Noise {
  readonly heard: string[] = [];
  private readonly allowed: RegExp[] = [];

  allow(pattern: RegExp) {
    this.allowed.push(pattern);
  }
  hear(text: string) {
    this.heard.push(text);
  }
  get unexpected() {
    return this.heard.filter((text) => !this.allowed.some((pattern) => pattern.test(text)));
  }
}

interface Fixtures {
  noise: Noise;
  /** A page signed in to the demo; nothing is loaded yet. */
  demo: Page;
  /** A page signed in to a new account; nothing is loaded yet. */
  owner: Page;
  /** Somebody else, in a browser of his own and not signed in. */
  newcomer: () => Promise<Page>;
}

/** What Playwright says itself where it keeps a page from having a worker. */
const BLOCKED = "Service Worker registration blocked by Playwright";

function listen(page: Page, noise: Noise, baseURL: string | undefined) {
  page.on("console", (message) => {
    if (message.text() === BLOCKED) return;
    if (["error", "warning"].includes(message.type())) noise.hear(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => noise.hear(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !/^(blob|data):/.test(url)) noise.hear(`outside request: ${url}`);
  });
}

/** Every journey fails on a console error, an uncaught exception, or a request outside the origin. */
export const test = base.extend<Fixtures>({
  noise: async ({ baseURL: _ }, use) => use(new Noise()),
  page: async ({ page, baseURL, noise }, use) => {
    listen(page, noise, baseURL);
    await use(page);
    expect(noise.unexpected, "console and network are quiet").toEqual([]);
  },
  demo: async ({ page }, use) => {
    await post(page, "auth/sign-in/demo", {}, { status: 200 });
    await use(page);
  },
  owner: async ({ page }, use) => {
    await signUp(page);
    await use(page);
  },
  newcomer: async ({ browser, contextOptions, viewport, hasTouch, isMobile, locale, baseURL, noise, page: _ }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const look = { viewport, hasTouch, isMobile, locale, baseURL, timezoneId: "Europe/Paris" };
      const page = await (await browser.newContext({ ...contextOptions, ...look })).newPage();
      listen(page, noise, baseURL);
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

/** A new account in this browser, signed in by the same calls the pages make. */
export async function signUp(page: Page, email = `${randomUUID().slice(0, 13)}@bosco.test`): Promise<string> {
  for (const path of ["sign-up/email", "sign-in/email"])
    await post(page, `auth/${path}`, { email, password: PASSWORD, name: email }, { status: 200 });
  return email;
}

/** The message with this text, the newest first. */
export const toast = (page: Page, text: string | RegExp) =>
  page.locator("[data-sonner-toast]").filter({ hasText: text }).first();

/** Sees the message and holds it: it goes by itself after seconds, but not while the pointer is on it. */
export async function holdToast(page: Page, text: string | RegExp) {
  await expect(toast(page, text)).toBeVisible();
  await toast(page, text).hover();
}

/** A counter that can be pressed, whatever it says. */
export const counter = (page: Page, label: string) =>
  page.getByRole("button", { name: new RegExp(`^\\d+ ?${label}$`) });

/** A counter that says this, to the last digit. */
export const counterAt = (page: Page, label: string, count: number) =>
  page.getByRole("button", { name: new RegExp(`^${count} ?${label}$`) });

export const expectCount = (page: Page, label: string, count: number, options?: { timeout: number }) =>
  expect(counterAt(page, label, count)).toBeVisible(options);

/** Makes a row of the signed-in account's, by the same call the pages make. */
export async function post(page: Page, path: string, data: unknown, { status = 201 } = {}) {
  const answer = await page.request.post(`/api/${path}`, { data });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(status);
  return answer.json();
}

/** Another device of the account ends every session but its own. */
export async function endElsewhere(browser: Browser, email: string, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL });
  await context.request.post("/api/auth/sign-in/email", { data: { email, password: PASSWORD } });
  const answer = await context.request.post("/api/profils_utilisateur/sessions/fermer-les-autres");
  expect(answer.ok(), await answer.text()).toBe(true);
  await context.close();
}

/** How many dialogs the browser's history stands over: closing one by its button leads back in a moment. */
export const expectStep = (page: Page, step: number) =>
  expect.poll(() => page.evaluate(() => history.state?.step ?? 0)).toBe(step);

/** Loads the page anew once a dialog that was closed is behind it: the way back over its step would call the loading off. */
export async function reload(page: Page): Promise<void> {
  await expectStep(page, 0);
  await page.reload();
}

/** No violation of WCAG 2.2 AA, nor of axe's best practices, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // why: a page that is still being loaded is nothing to judge.
  await expect(page.locator("h1").first()).toBeAttached();
  const { violations } = await new AxeBuilder({ page })
    // why: our pages have no frames, and nobody reads what passed; a judgement takes a quarter of the time.
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  // why: what a bar that stays in place half covers is scrolled free with a thumb; only its place on the screen is small.
  const isHalfCovered = ({ any }: { any: { data?: { messageKey?: string } | null }[] }) =>
    any.some(({ data }) => data?.messageKey?.startsWith("partiallyObscured"));
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.filter((node) => !isHalfCovered(node)).map(({ html }) => ({ id, html })),
  );
  // why: a menu opens beside the page's landmarks in the document, but from a button inside one of them.
  const isPopup = ({ id, html }: { id: string; html: string }) => id === "region" && html.includes("data-radix-popper");
  expect(found.filter((one) => !isPopup(one))).toEqual([]);
}
