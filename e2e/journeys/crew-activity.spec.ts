import { randomUUID } from "node:crypto";
import { ACTIVITY_PAGE } from "@bosco/domain/crew";
import type { Page } from "@playwright/test";
import { addBoat } from "../support/boats.ts";
import { join } from "../support/crew.ts";
import { expect, expectAccessible, onDesk, onPhone, post, test } from "../support/journey.ts";
import { goOffline } from "../support/offline.ts";
import { test as atSea, untilKept } from "../support/sea.ts";

/** What happened aboard, once the page has come as far as that. */
async function openActivity(page: Page) {
  await page.goto("/dashboard");
  const activity = page.getByRole("region", { name: "Activité" });
  await activity.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 10);
  return activity;
}

/** So many readings of the hours, by the call that a device sends what has waited with. */
async function readHours(page: Page, bateau_id: string, count: number) {
  const operations = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    appel: "boats.update",
    entree: { id: bateau_id, heures_moteur: n + 1 },
  }));
  while (operations.length > 0)
    await post(page, "operations", { operations: operations.splice(0, 50) }, { status: 200 });
}

test("what somebody does aboard is told to the others by name, and can be looked at by person", async ({
  owner,
  newcomer,
}) => {
  const { id: bateau_id } = await addBoat(owner);
  const member = await newcomer();
  const email = await join(member, owner, bateau_id);
  // why not all of it: aboard, whoever has given no name is called by what stands before the @
  const name = email.replace(/@.*/, "");
  const activity = await openActivity(owner);
  await expect(activity.getByText("A rejoint l’équipage")).toBeVisible();
  await expect(activity.getByText(name)).toBeVisible();
  const hours = { data: { heures_moteur: 12 } };
  expect((await member.request.patch(`/api/bateaux/${bateau_id}`, hours)).status()).toBe(200);
  await expect(activity.getByText("Heures moteur relevées")).toBeVisible();
  await expectAccessible(owner);
  for (const heures_moteur of [20, 21, 22, 23, 24]) {
    const read = await owner.request.patch(`/api/bateaux/${bateau_id}`, { data: { heures_moteur } });
    expect(read.ok()).toBe(true);
  }
  // why: the list grows under what is pressed next.
  await expect(activity.getByText("5 sur 7")).toBeVisible();
  await activity.getByRole("combobox", { name: "Activité de" }).click();
  await owner.getByRole("option", { name }).click();
  await expect(activity.getByRole("listitem")).toHaveCount(2);
});

test("what is older comes a page at a time, to the first of all", onDesk, async ({ owner: page }) => {
  test.slow();
  const { id } = await addBoat(page);
  await readHours(page, id, ACTIVITY_PAGE + 3);
  const activity = await openActivity(page);
  await expect(activity.getByText(`5 sur ${ACTIVITY_PAGE}`)).toBeVisible();
  await activity.getByRole("button", { name: "Voir tout" }).click();
  const all = page.getByRole("dialog", { name: "Activité" });
  const older = all.getByRole("button", { name: "Afficher les plus anciennes" });
  await expectAccessible(page);
  await older.click();
  await expect(older).toHaveCount(0);
  // why scrolled: a long list is drawn as far as one has come.
  const lines = all.getByRole("listitem");
  const last = async () => {
    await lines.last().scrollIntoViewIfNeeded();
    return lines.count();
  };
  await expect.poll(last).toBe(ACTIVITY_PAGE + 3);
  await expect(lines.last()).toContainText("1\u00a0h");
});

atSea("without a network the copy is shown, and how old it is", onPhone, async ({ owner: page, context, noise }) => {
  atSea.slow();
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/);
  const { id } = await addBoat(page);
  await readHours(page, id, 7);
  await openActivity(page).then((activity) => expect(activity.getByText("5 sur 7")).toBeVisible());
  await untilKept(page);
  await goOffline(page);
  const activity = await openActivity(page);
  await expect(activity.getByText(/^Hors ligne\. Données/)).toBeVisible();
  await expect(activity.getByText("5 sur 7")).toBeVisible();
  await expectAccessible(page);
  // it reads on by itself
  await context.setOffline(false);
  await readHours(page, id, 1);
  await expect(activity.getByText("5 sur 8")).toBeVisible();
});
