import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { intercept } from "../support/intercept.ts";
import {
  expect,
  expectAccessible,
  gateOnPhone,
  test as journey,
  onDesk,
  onPhone,
  PASSWORD,
  post,
  toast,
} from "../support/journey.ts";
import { openMailbox } from "../support/mailbox.ts";
import { addBoat, addMaintenance, choose, frenchInDays, inDays } from "../support/maintenance.ts";
import { goOffline } from "../support/offline.ts";
import { ADMIN, startServer } from "../support/server.ts";

const card = (page: Page) => page.getByRole("region", { name: "Rappels" });

/** The account's page, with its settings there. */
async function openSettings(page: Page) {
  await page.goto("/account");
  await expect(card(page).getByRole("group", { name: "Par e-mail" })).toBeVisible();
}

/** A boat with something late, something near and something far. */
async function aboard(page: Page) {
  const boat = await addBoat(page, { nom: "Sterne" });
  const late = await addMaintenance(page, boat.id, { titre: "Vidange", date_echeance: inDays(-9) });
  await addMaintenance(page, boat.id, { titre: "Carénage", date_echeance: inDays(20) });
  const flares = { bateau_id: boat.id, nom: "Fusées parachute", categorie: "Sécurité", quantite: 3 };
  await post(page, "inventaire", { ...flares, date_peremption: inDays(2) });
  return { boat, late };
}

type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

const withMail = journey.extend<object, { post: { mailbox: Mailbox; url: string } }>({
  post: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const mailbox = await openMailbox();
      const server = await startServer({ SMTP_URL: mailbox.url });
      await use({ mailbox, url: server.url });
      await server.stop();
      await mailbox.close();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ post: { url } }, use) => use(url),
});

withMail(
  "reminders are settled, seen before they come, tried out, and stopped by one press",
  gateOnPhone,
  async ({ page, newcomer, noise, post: { mailbox } }) => {
    noise.allow(/status of 429/);
    withMail.slow();
    const email = `${randomUUID().slice(0, 13)}@bosco.test`;
    await post(page, "auth/sign-up/email", { email, password: PASSWORD, name: email }, { status: 200 });
    await page.request.get(await mailbox.link(email));
    await post(page, "auth/sign-in/email", { email, password: PASSWORD }, { status: 200 });
    const { boat, late } = await aboard(page);
    await openSettings(page);
    const rhythm = (name: string) => card(page).getByRole("radio", { name });
    await expect(rhythm("Chaque semaine")).toBeChecked();
    const next = card(page).getByRole("region", { name: "Ce qui approche ou est en retard" });
    const rows = next.getByRole("region", { name: "Sterne" }).getByRole("listitem");
    await expect(rows).toHaveCount(2);
    await expectAccessible(page);

    await rhythm("Chaque jour").check();
    await choose(page, "Prévenir", "30\u00a0jours avant");
    await expect(rows).toHaveCount(3);
    await page.reload();
    await expect(rhythm("Chaque jour")).toBeChecked();
    await expect(card(page).getByRole("combobox", { name: "Prévenir" })).toHaveText("30\u00a0jours avant");
    await expect(rows.filter({ hasText: "Fusées parachute" })).toContainText(`Expire le ${frenchInDays(2)}`);
    await expect(rows.filter({ hasText: "Vidange" })).toContainText(`En retard depuis le ${frenchInDays(-9)}`);
    const link = rows.filter({ hasText: "Vidange" }).getByRole("link");
    await expect(link).toHaveAttribute("href", `/maintenance?bateau=${boat.id}&maintenance=${late.id}`);

    const trial = card(page).getByRole("button", { name: "M’envoyer un essai" });
    await trial.click();
    await expect(toast(page, "Un essai part")).toBeVisible();
    const stop = await mailbox.link(email, /https?:\/\/[^\s/]+\/rappels\/arret\?jeton=[\w-]{43}/);
    const throttled = { code: "TROP_DE_DEMANDES", message: "Un essai vient de partir. Attendez une minute." };
    await intercept(page, "**/api/rappels/essai", (route) => route.fulfill({ status: 429, json: throttled }));
    await trial.click();
    await expect(toast(page, "Attendez une minute")).toBeVisible();

    const stranger = await newcomer();
    await stranger.goto(stop);
    await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expectAccessible(stranger);
    await page.reload();
    await expect(rhythm("Chaque jour"), "looking at the link changes nothing").toBeChecked();
    await stranger.getByRole("button", { name: "Ne plus recevoir ces rappels" }).click();
    await expect(stranger.getByText("vous ne recevrez plus ces e-mails")).toBeVisible();
    await expectAccessible(stranger);
    await expect(rhythm("Jamais"), "told to the open page").toBeChecked();

    await stranger.goto(stop.slice(0, -5));
    await expect(stranger.getByText("Ce lien n’est pas valable.")).toBeVisible();
    await expect(stranger.getByRole("button", { name: "Ne plus recevoir ces rappels" })).toHaveCount(0);
    await expectAccessible(stranger);
  },
);

journey(
  "without mail the settings say so; with nothing due the preview does; offline they are read only",
  onPhone,
  async ({ owner: page, context, noise }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await openSettings(page);
    await expect(card(page).getByText("Ce serveur n’envoie pas d’e-mail")).toBeVisible();
    await expect(card(page).getByRole("radio", { name: "Chaque jour" })).toBeDisabled();
    await expect(card(page).getByRole("button", { name: "M’envoyer un essai" })).toBeDisabled();
    await expect(card(page).getByText("Rien : aucune échéance n’approche", { exact: false })).toBeVisible();
    await expect(card(page).getByText("Ce navigateur bloque les notifications")).toBeVisible();
    await expectAccessible(page);
    await goOffline(page);
    await expect(card(page).getByText("ces réglages sont les derniers connus", { exact: false })).toBeVisible();
    await expect(card(page).getByRole("combobox", { name: "Prévenir" })).toBeDisabled();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(card(page).getByRole("combobox", { name: "Prévenir" })).toBeEnabled();
  },
);

journey("the demo shows what it would remind of, and sends nothing", onDesk, async ({ demo: page }) => {
  await openSettings(page);
  await expect(card(page).getByText("La démo n’envoie rien", { exact: false })).toBeVisible();
  await expect(card(page).getByRole("combobox", { name: "Prévenir" })).toBeDisabled();
  await expect(card(page).getByRole("button", { name: "M’envoyer un essai" })).toHaveCount(0);
  await expect(card(page).getByRole("link").first()).toBeVisible();
  await expectAccessible(page);
});

journey("an iPhone's browser is told to install first", onPhone, async ({ owner: page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "userAgent", { value: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)" });
    Reflect.deleteProperty(window, "PushManager");
  });
  await openSettings(page);
  await expect(card(page).getByText("installez d’abord Bosco", { exact: false })).toBeVisible();
  await expectAccessible(page);
});

journey("an administrator sees what was given up, has it tried again, or forgets it", onDesk, async ({ page }) => {
  await post(page, "auth/sign-in/email", { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }, { status: 200 });
  await page.goto("/admin");
  await page.getByRole("tab", { name: "Tâches abandonnées" }).click();
  await expect(page.getByText("Aucune tâche abandonnée")).toBeVisible();
  await expectAccessible(page);

  // why in the server's place: it gives nothing up before a day of trying.
  const job = (travail: string) => ({
    id: randomUUID(),
    travail,
    raison: "Le serveur d’e-mail ne répond pas.",
    essais: 12,
    created_at: "2026-11-10T06:00:00.000Z",
    abandonne_le: "2026-11-11T06:00:00.000Z",
  });
  let jobs = [job("mail"), job("to_come")];
  await intercept(page, /admin-users\/travaux/, (route) => {
    const id = /travaux\/([\w-]+)/.exec(route.request().url())?.[1];
    jobs = jobs.filter((one) => one.id !== id);
    return route.fulfill({ json: jobs });
  });
  await page.reload();
  await page.getByRole("tab", { name: "Tâches abandonnées" }).click();
  const rows = page.getByRole("tabpanel").getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/E-mail de rappel.*ne répond pas.*12\s*essais depuis le 10\/11\/2026/);
  await expectAccessible(page);
  await rows
    .first()
    .getByRole("button", { name: /^Réessayer/ })
    .click();
  await expect(toast(page, "essayée de nouveau")).toBeVisible();
  await expect(rows).toHaveCount(1);
  await rows
    .first()
    .getByRole("button", { name: /^Oublier/ })
    .click();
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Oublier" }).click();
  await expect(page.getByText("Aucune tâche abandonnée")).toBeVisible();
});
