import type { Page } from "@playwright/test";
import { makeChecklist, ticksOf } from "../support/checklists.ts";
import { expect, expectAccessible, gate, onPhone, test } from "../support/journey.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Moves a finger (or the mouse) sideways over the task. */
async function swipe(page: Page, by: number) {
  const box = await page.getByRole("region", { name: "Tâche en cours" }).boundingBox();
  if (!box) throw new Error("no task");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 6 });
  await page.mouse.up();
}

test("the chart table: swipe, space, problem, night, and the end of the list", gate, async ({ owner: page }) => {
  const { id } = await makeChecklist(page, ["Gaz fermé", "VHF : essai", "Feux", "Mouillage prêt", "Journal"]);
  await page.goto("/checklists");
  await page.getByRole("link", { name: "Grand écran" }).click();
  await expect(heading(page)).toHaveText("Gaz fermé");
  await expect(page.getByText("1 / 5")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Fait" }).click();
  await expect(heading(page)).toHaveText("VHF");
  await page.waitForTimeout(400);
  await swipe(page, 160);
  await expect(heading(page)).toHaveText("Feux");
  await swipe(page, -160);
  await expect(heading(page)).toHaveText("Mouillage prêt");
  await swipe(page, 30);
  await expect(heading(page)).toHaveText("Mouillage prêt");
  await expect.poll(() => ticksOf(page, id)).toMatchObject({ "Gaz fermé": true, "VHF : essai": true, Feux: false });

  await page.getByRole("button", { name: "Nuit" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "nuit");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Problème" }).click();
  await expect(page.getByRole("button", { name: "Signalé" })).toBeDisabled();
  await page.getByRole("button", { name: "Nuit" }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", "nuit");

  await page.waitForTimeout(400);
  await page.getByRole("button", { name: "Fait" }).click();
  await expect(heading(page)).toHaveText("Journal");
  await page.waitForTimeout(400);
  await page.getByRole("button", { name: "Fait" }).click();
  await expect(heading(page)).toHaveText("Feux");
  await page.waitForTimeout(400);
  await page.getByRole("button", { name: "Fait" }).click();
  await expect(heading(page)).toHaveText("Tout est fait");
  const ticks = async () => Object.values(await ticksOf(page, id));
  await expect.poll(ticks).toEqual([true, true, true, true, true]);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Réinitialiser" }).click();
  await expect(heading(page)).toHaveText("Gaz fermé");
  await expect.poll(ticks).toEqual([false, false, false, false, false]);
});

test("a double press ticks one task", onPhone, async ({ owner: page }) => {
  const { id } = await makeChecklist(page, ["Gaz", "VHF", "Feux"]);
  await page.goto(`/checklists/${id}/grand-ecran`);
  // why inside the page: two presses from here may be further apart than a hand makes them, on a machine with other work.
  await page.getByRole("button", { name: "Fait" }).evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await new Promise((next) => setTimeout(next));
    button.click();
  });
  await expect(heading(page)).toHaveText("VHF");
  await expect.poll(() => ticksOf(page, id)).toEqual({ Gaz: true, VHF: false, Feux: false });
});

test("the screen is kept awake, and let go of when leaving", onPhone, async ({ owner: page }) => {
  await page.addInitScript(() => {
    const counts = { held: 0 };
    Object.assign(window, { wakeLocks: counts });
    const request = async () => {
      counts.held += 1;
      const sentinel = new EventTarget();
      return Object.assign(sentinel, {
        release: async () => {
          counts.held -= 1;
          sentinel.dispatchEvent(new Event("release"));
        },
      });
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  const { id } = await makeChecklist(page, ["Gaz"]);
  const held = () => page.evaluate(() => (window as unknown as { wakeLocks: { held: number } }).wakeLocks.held);
  await page.goto(`/checklists/${id}/grand-ecran`);
  await expect(page.getByText("Écran maintenu allumé")).toBeVisible();
  await expect.poll(() => held()).toBe(1);
  await page.getByRole("link", { name: /Retour aux checklists/ }).click();
  await expect(page.getByRole("heading", { name: "Checklists", level: 1 })).toBeVisible();
  await expect.poll(() => held()).toBe(0);
});

test("an address of no checklist says so", onPhone, async ({ owner: page }) => {
  await page.goto("/checklists/00000000-0000-4000-8000-000000000000/grand-ecran");
  await expect(page.getByText("Checklist introuvable")).toBeVisible();
});

test(
  "a tick that the server does not take yet is kept, and the big screen goes on",
  onPhone,
  async ({ owner: page, noise }) => {
    noise.allow(/503/);
    const { id } = await makeChecklist(page, ["Gaz", "VHF"]);
    await page.goto(`/checklists/${id}/grand-ecran`);
    await expect(heading(page)).toHaveText("Gaz");
    const refusal = { code: "INDISPONIBLE", message: "Le service est momentanément indisponible." };
    await page.route("**/api/taches/*", (route) => route.fulfill({ status: 503, json: refusal }));
    await page.getByRole("button", { name: "Fait" }).click();
    await expect(heading(page)).toHaveText("VHF");
    expect(await ticksOf(page, id)).toEqual({ Gaz: false, VHF: false });
    await page.unroute("**/api/taches/*");
    await expect.poll(() => ticksOf(page, id)).toEqual({ Gaz: true, VHF: false });
  },
);
