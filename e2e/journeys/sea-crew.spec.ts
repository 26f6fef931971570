import type { BrowserContext, Page } from "@playwright/test";
import { addBoat, aPhoto, becomePro } from "../support/boats.ts";
import { join } from "../support/crew.ts";
import { expect, expectAccessible, gate, post, signUp } from "../support/journey.ts";
import { keptIn } from "../support/kept.ts";
import { addPaper, aPage, openPaper } from "../support/papers.ts";
import { syncSign, test, untilKept } from "../support/sea.ts";

const toDecide = (page: Page) => page.getByRole("region", { name: /^À résoudre/ });
const SECRETS = ["Albatros", "Rouet", "Assurance secrète", "Vidange", "papiers-gardes"];

test.beforeEach(({ noise }) => {
  test.slow();
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)|40[34]/);
});

/** Somebody of the crew whose device keeps the application, all rows, the photo and a file of the boat, and is at sea. */
async function memberAtSea(owner: Page, member: Page, context: BrowserContext, role: string) {
  await becomePro(owner);
  const { id: bateau_id } = await addBoat(owner);
  const photo = await owner.request.put(`/api/bateaux/${bateau_id}/photo`, {
    multipart: { photo: await aPhoto(owner) },
  });
  expect(photo.ok()).toBe(true);
  await post(owner, "inventaire", { bateau_id, nom: "Rouet", categorie: "Technique", quantite: 2, quantite_max: 9 });
  await post(owner, "maintenances", {
    ...{ bateau_id, titre: "Vidange", categorie: "Moteur", date_echeance: "2030-05-01" },
  });
  const paper = await addPaper(owner, bateau_id, { titre: "Assurance secrète" });
  const fichier = await aPage(owner, "teal");
  expect((await owner.request.put(`/api/documents/${paper.id}/fichier`, { multipart: { fichier } })).ok()).toBe(true);
  await join(member, owner, bateau_id, role);
  await owner.request.patch(`/api/bateaux/${bateau_id}`, { data: { heures_moteur: 12 } });

  await member.goto("/mes-bateaux");
  await expect(member.getByRole("heading", { name: "Albatros", exact: true })).toBeVisible();
  await untilKept(member);
  await member.goto("/papiers");
  const view = await openPaper(member, "Assurance secrète");
  await view.getByRole("switch", { name: /Garder sur cet appareil/ }).click();
  await expect(view.getByRole("switch", { name: /Garder sur cet appareil/ })).toBeChecked();
  await member.goto("/flotte");
  await expect(member.getByText("Albatros").first()).toBeVisible();
  await member.goto("/inventory");
  await expect(member.getByText("Rouet").first()).toBeVisible();
  const kept = await keptIn(member);
  for (const secret of SECRETS) expect(kept).toContain(secret);
  expect(kept).toContain("/api/photos/");
  await context.setOffline(true);
  await expect(syncSign(member)).toHaveText("Hors ligne");
  const shares: { donnes: { id: string }[] } = await (await owner.request.get("/api/partages")).json();
  return { bateau_id, partage: shares.donnes[0]?.id ?? "" };
}

const countOne = (page: Page) => page.getByRole("button", { name: "Augmenter : Rouet" }).first().click();
const stockOf = async (owner: Page) => (await (await owner.request.get("/api/inventaire")).json())[0].quantite;

test(
  "revoked while the browser is closed: what was written is to be resolved, and nothing of the boat is left",
  gate,
  async ({ page: member, context, newcomer }) => {
    const owner = await newcomer();
    await signUp(owner);
    const { partage } = await memberAtSea(owner, member, context, "equipage");
    await countOne(member);
    await expect(syncSign(member)).toHaveText("Hors ligne · 1 en attente");
    await member.close();
    expect((await owner.request.delete(`/api/partages/${partage}`)).ok()).toBe(true);
    await context.setOffline(false);

    const again = await context.newPage();
    await again.goto("/synchronisation");
    await expect(toDecide(again)).toBeVisible();
    await expect(toDecide(again)).toContainText("n’est plus partagé avec vous");
    await expectAccessible(again);
    expect(await stockOf(owner)).toBe(2);
    await again
      .getByRole("button", { name: /^Abandonner/ })
      .first()
      .click();
    await again
      .getByRole("alertdialog")
      .getByRole("button", { name: /^Abandonner/ })
      .click();
    await expect(again.getByRole("heading", { name: "Tout est enregistré" })).toBeVisible();
    await expect
      .poll(async () => {
        const kept = await keptIn(again);
        return [...SECRETS, "/api/photos/"].filter((secret) => kept.includes(secret));
      })
      .toEqual([]);
  },
);

test("lowered at sea: what the new role refuses is to be resolved, and the boat stays to look at", async ({
  page: member,
  context,
  newcomer,
}) => {
  const owner = await newcomer();
  await signUp(owner);
  const { partage } = await memberAtSea(owner, member, context, "gestion");
  await countOne(member);
  await expect(syncSign(member)).toHaveText("Hors ligne · 1 en attente");
  const lowered = await owner.request.patch(`/api/partages/${partage}`, { data: { role: "lecture" } });
  expect(lowered.ok()).toBe(true);
  await context.setOffline(false);
  await expect(syncSign(member)).toHaveText("1 à résoudre");
  await syncSign(member).click();
  await expect(toDecide(member)).toContainText("rôle");
  await expectAccessible(member);
  expect(await stockOf(owner)).toBe(2);
  await member.goto("/inventory");
  await expect(member.getByText("Rouet").first()).toBeVisible();
  await expect(member.getByRole("button", { name: "Augmenter : Rouet" })).toHaveCount(0);
});
