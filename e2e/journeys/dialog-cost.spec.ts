import type { Browser, Page } from "@playwright/test";
import { addBoat, becomePro } from "../support/boats.ts";
import { expect, expectStep, test } from "../support/journey.ts";

const BOATS = 12;
const OPENINGS = 3;

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
  // why not by their roles: looking for a role styles every card, those out of sight too.
  const opener = page.locator('[aria-label="Supprimer Navire 2"]');
  const dialog = page.locator("[role=alertdialog]");
  await expect(opener).toBeVisible();
  const styled: number[] = [];
  for (let opening = 0; opening <= OPENINGS; opening += 1) {
    const count = await styledDuring(browser, page, async () => {
      await opener.click();
      await expect(dialog).toBeVisible();
    });
    styled.push(count);
    await dialog.getByRole("button", { name: "Annuler" }).click();
    await expect(dialog).toHaveCount(0);
    await expectStep(page, 0);
  }
  const elements = await page.locator("#root *").count();
  expect(elements).toBeGreaterThan(500);
  // why not the first: what a first dialog brings with it, styles among it, is styled with the whole page.
  // why the least of the others: what the page still does by itself may fall into one opening; what opening costs is in each.
  expect(Math.min(...styled.slice(1)), `${styled} of ${elements}`).toBeLessThan(elements / 2);
});
