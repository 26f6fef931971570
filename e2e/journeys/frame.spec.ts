import type { Page } from "@playwright/test";
import { addBoat } from "../support/boats.ts";
import { expect, expectAccessible, gate, test } from "../support/journey.ts";

const NAMES = ["Tableau de bord", "Bateaux", "Maintenance", "Inventaire", "Checklists", "Assistant"];
const bar = (page: Page) => page.getByRole("navigation", { name: "Navigation" });

/** The texts that can be seen in the bar, each with its place. */
const labels = (page: Page) =>
  bar(page)
    .getByRole("link")
    .evaluateAll((links) =>
      links.flatMap((link) => {
        const text = link.querySelector("span:last-child");
        const { left, right, height, width } = text?.getBoundingClientRect() ?? new DOMRect();
        return width > 1 ? [{ text: text?.textContent, left, right, lines: Math.round(height / 14) }] : [];
      }),
    );

test.describe("the bar at the bottom", () => {
  for (const [width, shown] of [
    [320, ["Tableau de bord"]],
    [360, NAMES],
    [390, NAMES],
    [768, NAMES],
  ] as const) {
    test(`shows its names on one line, apart from each other, at ${width} px`, gate, async ({ owner: page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto("/dashboard");
      await expect(bar(page).getByRole("link")).toHaveCount(6);
      for (const name of NAMES) await expect(bar(page).getByRole("link", { name, exact: true })).toBeVisible();
      // why: on the smallest phones only the present page has its name, once it is the present one, in its own letters.
      await expect(page.getByRole("heading", { level: 1, name: "Tableau de bord" })).toBeVisible();
      await expect(bar(page).locator("[aria-current=page]")).toHaveCount(1);
      await page.evaluate(() => document.fonts.ready);
      const seen = await labels(page);
      expect(seen.map(({ text }) => text)).toEqual(shown);
      for (const [index, { text, left, right, lines }] of seen.entries()) {
        expect(lines, `${text} stands on one line`).toBe(1);
        expect(left, `${text} starts on the screen, after its neighbour`).toBeGreaterThan(seen[index - 1]?.right ?? 0);
        expect(right, `${text} ends on the screen`).toBeLessThanOrEqual(width);
      }
      await expectAccessible(page);
    });
  }
});

test("a press on a tab draws no focus ring, the keyboard does", async ({ owner: page }) => {
  await addBoat(page);
  await page.goto("/inventory");
  const tab = page.getByRole("tab", { name: "Avitaillement" });
  const ring = () => page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  await tab.click();
  await expect(tab).toBeFocused();
  expect(await ring()).toBe("none");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tab", { name: "Inventaire" })).toBeFocused();
  expect(await ring()).toBe("solid");
});

test("the zero of a large counter is open, and as wide as its other figures", async ({ owner: page }) => {
  await addBoat(page);
  await page.goto("/maintenance");
  const counter = page.getByRole("button", { name: /^0 ?Terminées$/ });
  await expect(counter).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const [zero, eight] = await counter.evaluate((button) => {
    const figure = button.firstElementChild as HTMLElement;
    figure.style.width = "fit-content";
    return ["0", "8"].map((text) => {
      figure.textContent = text;
      return figure.getBoundingClientRect().width;
    });
  });
  expect(Math.abs((zero ?? 0) - (eight ?? 9))).toBeLessThan(0.5);
  const loaded = () =>
    page.evaluate(() => [...document.fonts].some((f) => f.family.includes("Zero") && f.status === "loaded"));
  await expect.poll(loaded).toBe(true);
});
