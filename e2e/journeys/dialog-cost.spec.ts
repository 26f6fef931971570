import type { Browser, Page } from "@playwright/test";
import { addBoat, becomePro } from "../support/boats.ts";
import { expect, test } from "../support/journey.ts";

const BOATS = 12;

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** How many elements the browser styles while `act` lasts, those that are styled twice counted twice. */
async function styledDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  return traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
}

test("a dialog that opens is styled, and not the page behind it", async ({ owner: page, browser }) => {
  await becomePro(page);
  for (let number = 1; number <= BOATS; number += 1) await addBoat(page, { nom: `Navire ${number}` });
  await page.goto("/mes-bateaux");
  const opener = page.getByRole("button", { name: "Supprimer Navire 2" });
  await expect(opener).toBeVisible();
  // why once before: what a first dialog brings with it, styles among it, is styled with the whole page.
  await opener.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  const elements = await page.locator("#root *").count();
  const styled = await styledDuring(browser, page, async () => {
    await opener.click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
  });
  expect(elements).toBeGreaterThan(500);
  expect(styled).toBeLessThan(elements / 2);
});
