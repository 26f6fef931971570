import type { BrowserContext, Page } from "@playwright/test";
import { makeChecklist, ticksOf } from "../support/checklists.ts";
import { expect, gate, test } from "../support/journey.ts";

/** A second device of the same account. */
async function secondDevice(context: BrowserContext, baseURL = ""): Promise<Page> {
  const other = await context.browser()?.newContext({
    storageState: await context.storageState(),
    baseURL,
    locale: "fr-FR",
  });
  if (!other) throw new Error("no browser");
  return other.newPage();
}

const ticked = (page: Page) =>
  page.getByRole("checkbox").evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked));

test(
  "two devices tick the same list at once and end equal, with no lost tick",
  gate,
  async ({ owner: page, context, baseURL }) => {
    const tasks = Array.from({ length: 12 }, (_, index) => `Tâche ${index + 1}`);
    const { id } = await makeChecklist(page, tasks);
    const other = await secondDevice(context, baseURL);
    for (const device of [page, other]) {
      await device.goto("/checklists");
      await expect(device.getByRole("checkbox")).toHaveCount(12);
    }
    const tickEach = async (device: Page, numbers: number[]) => {
      for (const number of numbers) await device.getByText(`Tâche ${number}`, { exact: true }).click();
    };
    await Promise.all([tickEach(page, [1, 2, 3, 4, 5, 6, 7]), tickEach(other, [12, 11, 10, 9, 8])]);
    const all = tasks.map(() => true);
    for (const device of [page, other]) await expect.poll(() => ticked(device)).toEqual(all);
    expect(Object.values(await ticksOf(page, id))).toEqual(all);

    // one task ticked and unticked in a hurry ends as the last press left it, on both
    const hurried = page.getByRole("checkbox", { name: "Tâche 3", exact: true });
    for (let press = 0; press < 5; press += 1) await hurried.click();
    const last = tasks.map((task) => task !== "Tâche 3");
    for (const device of [page, other]) await expect.poll(() => ticked(device)).toEqual(last);
    await expect.poll(async () => (await ticksOf(page, id))["Tâche 3"]).toBe(false);
    await other.context().close();
  },
);

test("an edit made on another device meanwhile is shown, and nothing typed is lost", async ({ owner: page, noise }) => {
  noise.allow(/409/);
  const { id } = await makeChecklist(page, ["Gaz", "VHF"]);
  await page.goto("/checklists");
  await page.getByRole("button", { name: "Autres actions : Avant le départ" }).click();
  await page.getByRole("menuitem", { name: "Modifier" }).click();
  const dialog = page.getByRole("dialog", { name: "Modifier la checklist" });
  await dialog.getByRole("textbox", { name: "Tâches" }).fill("Gaz\nVHF\nLa mienne");
  await page.request.patch(`/api/checklists_nouvelles/${id}`, { data: { taches: ["Gaz", "La leur"] } });
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog.getByText("Cette checklist a été modifiée sur un autre appareil.")).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: "La leur" })).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Tâches" })).toHaveValue("Gaz\nVHF\nLa mienne");
  await dialog.getByRole("button", { name: "Enregistrer ma version" }).click();
  await expect(page.getByText("Checklist modifiée avec succès !")).toBeVisible();
  expect(Object.keys(await ticksOf(page, id))).toEqual(["Gaz", "VHF", "La mienne"]);
});
