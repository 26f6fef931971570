import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

/** A page to draw pictures of, in one of our themes. Nobody is signed in. */
export async function pageToDraw(browser: Browser, theme: string, context: BrowserContextOptions): Promise<Page> {
  const own = await browser.newContext({
    ...context,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await own.addInitScript((chosen) => localStorage.setItem("bosco-theme", chosen), theme);
  return own.newPage();
}

export const enterDemo = (page: Page) => page.request.post("/api/auth/sign-in/demo", { data: {} });
