import { randomBytes, randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { addBoat } from "../support/boats.ts";
import { anAddress, invite, join } from "../support/crew.ts";
import { intercept } from "../support/intercept.ts";
import { expect, onDesk, onPhone, PASSWORD, post, signUp, test } from "../support/journey.ts";
import { adminsDialogs, membersDialogs, OWNERS_DIALOGS } from "../support/own-dialogs.ts";
import { addPaper } from "../support/papers.ts";
import { ADMIN } from "../support/server.ts";
import { equippedBoat } from "../support/shared-boat.ts";
import { tryDialogs } from "../support/try-dialog.ts";

const secret = () => randomBytes(32).toString("base64url");

/** Something of one's own of every kind that a dialog is about. */
async function aboardOfAll(page: Page) {
  const { boat } = await equippedBoat(page);
  const engine = await post(page, "moteurs", { bateau_id: boat.id, nom: "Tribord", type: "Yanmar", heures: 10 });
  const read = await page.request.patch(`/api/moteurs/${engine.id}`, { data: { heures: 20 } });
  expect(read.ok(), await read.text()).toBe(true);
  await invite(page, boat.id, anAddress());
  const handed = await addBoat(page, { nom: "Mouette" });
  await post(page, `bateaux/${handed.id}/ceder`, { email: anAddress() });
  const opened = await page.request.put("/api/calendrier", { data: { jeton: secret() } });
  expect(opened.ok(), await opened.text()).toBe(true);
  await post(page, "calendriers", { jeton: secret(), pour_moi: false, bateau_id: boat.id });
  await post(page, "inventaire", [{ bateau_id: boat.id, nom: "Riz", categorie: "Alimentation", quantite: 1 }]);
  await addPaper(page, boat.id, { titre: "MAIF" });
  return boat;
}

/** Another device of the account. */
async function enterElsewhere(browser: Browser, email: string, baseURL: string | undefined) {
  const elsewhere = await browser.newContext({ baseURL });
  const answer = await elsewhere.request.post("/api/auth/sign-in/email", { data: { email, password: PASSWORD } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await elsewhere.close();
}

for (const [path, dialogs] of Object.entries(OWNERS_DIALOGS))
  test(`every dialog about what one has on ${path} goes the same ways`, onPhone, async ({ page, browser, baseURL }) => {
    test.slow();
    const email = await signUp(page);
    const boat = await aboardOfAll(page);
    // why: the list of devices offers to end others only where there are some.
    if (path === "/account") await enterElsewhere(browser, email, baseURL);
    await page.goto(`/dashboard?bateau=${boat.id}`);
    await expect(page.getByRole("heading", { name: boat.nom })).toBeVisible();
    await tryDialogs(page, { [path]: dialogs });
  });

test("so does every dialog of somebody who only looks", onPhone, async ({ owner, newcomer }) => {
  const { boat, work, article } = await equippedBoat(owner);
  const page = await newcomer();
  await join(page, owner, boat.id, "lecture");
  await tryDialogs(page, membersDialogs(work.id, article.id));
});

test("and every dialog of an administrator", onDesk, async ({ page }) => {
  await post(page, "auth/sign-in/email", { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }, { status: 200 });
  const email = anAddress();
  await post(page, "fonctions/admin-users", { email, password: "grand-largue", plan: "gratuit" }, { status: 200 });
  // why in the server's place: it gives nothing up before a day of trying.
  const days = { created_at: "2026-11-10T06:00:00.000Z", abandonne_le: "2026-11-11T06:00:00.000Z" };
  const job = { id: randomUUID(), travail: "mail", raison: "Le serveur d’e-mail ne répond pas.", essais: 12, ...days };
  await intercept(page, /admin-users\/travaux/, (route) => route.fulfill({ json: [job] }));
  await tryDialogs(page, adminsDialogs(email));
});
