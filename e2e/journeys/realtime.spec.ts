import type { Page } from "@playwright/test";
import { aBoat } from "../support/boats.ts";
import { hold } from "../support/intercept.ts";
import { expect, gate, test } from "../support/journey.ts";

/** Counts what the page reads of its rows. */
function countReads(page: Page) {
  let reads = 0;
  page.on("request", (request) => {
    if (request.method() === "GET" && new URL(request.url()).pathname === "/api/changements") reads += 1;
  });
  return () => reads;
}

test(
  "what another device changes before the page listens is shown as soon as it does",
  gate,
  async ({ owner: page }) => {
    const letGo = await hold(page, "**/api/evenements**");
    await page.goto("/mes-bateaux");
    await expect(page.getByText("Aucun Navire")).toBeVisible();
    expect((await page.request.post("/api/bateaux", { data: aBoat({ nom: "Sterne" }) })).status()).toBe(201);
    await page.waitForTimeout(500);
    await expect(page.getByText("Sterne")).toBeHidden();
    letGo();
    await expect(page.getByText("Sterne").first()).toBeVisible();
  },
);

test("a page that missed nothing reads nothing twice", async ({ owner: page }) => {
  // why: a stream that takes more than five seconds to open reads all again, by right; here none does, however busy the machine.
  await page.clock.setFixedTime(new Date());
  const reads = countReads(page);
  const listening = page.waitForResponse((response) => response.url().includes("/api/evenements"));
  await page.goto("/mes-bateaux");
  await expect(page.getByText("Aucun Navire")).toBeVisible();
  await listening;
  await page.waitForTimeout(1_000);
  expect(reads()).toBe(1);
});
