import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addBoat } from "../support/boats.ts";
import { anAddress, invite, pathOf } from "../support/crew.ts";
import { post as call, expect, gate, test as journey, PASSWORD } from "../support/journey.ts";
import { openMailbox } from "../support/mailbox.ts";
import { startServer } from "../support/server.ts";

type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

const test = journey.extend<object, { post: { mailbox: Mailbox; url: string } }>({
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
  baseURL: async ({ post }, use) => use(post.url),
});

test(
  "with mail, an address is confirmed before the first sign-in, and a forgotten password is replaced once",
  gate,
  async ({ page, noise, post: { mailbox } }) => {
    noise.allow(/status of (400|401|403)/);
    const email = `${randomUUID().slice(0, 13)}@bosco.test`;
    const submit = (name: string) => page.getByRole("button", { name, exact: true }).click();
    const fill = async (password: string) => {
      await page.getByLabel("E-mail").fill(email);
      await page.locator("input[name=password]").fill(password);
    };

    await page.goto("/auth?mode=inscription");
    await fill(PASSWORD);
    await submit("S’inscrire");
    await expect(page.getByText("Un e-mail vient de partir", { exact: false })).toBeVisible();
    await fill(PASSWORD);
    await submit("Se connecter");
    await expect(
      page.getByText("Veuillez confirmer votre e-mail avant de vous connecter. Vérifiez votre boîte de réception."),
    ).toBeVisible();

    await page.goto(await mailbox.link(email));
    await expect(page.getByText("Votre adresse est confirmée.", { exact: false })).toBeVisible();

    await submit("Mot de passe oublié ?");
    await page.getByLabel("E-mail").fill(email);
    await submit("Recevoir le lien");
    await expect(page.getByText("un lien vient d’y être envoyé", { exact: false })).toBeVisible();
    await expect.poll(async () => mailbox.link(email)).toContain("/auth?jeton=");
    const link = await mailbox.link(email);
    await page.goto(link);
    await page.locator("input[type=password]").fill("une-autre-brise");
    await submit("Enregistrer");
    await expect(page.getByText("Mot de passe changé")).toBeVisible();
    await fill("une-autre-brise");
    await submit("Se connecter");
    await page.waitForURL("/dashboard");

    await page.context().clearCookies();
    await page.goto(link);
    await page.locator("input[type=password]").fill("une-troisieme-brise");
    await submit("Enregistrer");
    await expect(page.getByText("Ce lien n’est plus valable. Demandez-en un nouveau.")).toBeVisible();
  },
);

const submit = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function type(page: Page, email: string) {
  await page.getByLabel("E-mail").fill(email);
  await page.locator("input[name=password]").fill(PASSWORD);
}

/** Makes an account on the page that says so, confirms its address in another tab, and signs in there. */
async function registerInTwoTabs(page: Page, mailbox: Mailbox, email: string): Promise<Page> {
  await type(page, email);
  await submit(page, "S’inscrire");
  await expect(page.getByText("Un e-mail vient de partir", { exact: false })).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(await mailbox.link(email));
  await expect(tab.getByText("Votre adresse est confirmée.", { exact: false })).toBeVisible();
  await type(tab, email);
  await submit(tab, "Se connecter");
  return tab;
}

test("a page that was wanted before the account was made opens once its address is confirmed, in another tab", async ({
  page,
  noise,
  post: { mailbox },
}) => {
  noise.allow(/status of (400|401|403)/);
  const email = anAddress();
  await page.goto("/checklists?checklist=00000000-0000-4000-8000-00000000000c");
  await page.waitForURL("/");
  await page.goto("/auth?mode=inscription");
  const tab = await registerInTwoTabs(page, mailbox, email);
  await tab.waitForURL(/\/checklists/);
  await expect(tab.getByRole("heading", { name: "Checklists", level: 1 })).toBeVisible();

  // once, and nobody else's
  await tab.goto("/auth");
  await tab.waitForURL("/dashboard");
  expect(await tab.evaluate(() => localStorage.getItem("bosco-page-voulue"))).toBe(null);
});

test("an invitation waits for the confirmation of a new address", async ({
  page,
  newcomer,
  noise,
  post: { mailbox },
}) => {
  noise.allow(/status of (400|401|403)/);
  const [owner, address, guest] = [await newcomer(), anAddress(), anAddress()];
  const credentials = { email: address, password: PASSWORD };
  await call(owner, "auth/sign-up/email", { ...credentials, name: address }, { status: 200 });
  expect((await owner.request.get(await mailbox.link(address))).ok()).toBe(true);
  await call(owner, "auth/sign-in/email", credentials, { status: 200 });
  const boat = await addBoat(owner, { nom: "Sterne" });
  const { lien } = await invite(owner, boat.id, guest);

  await page.goto(pathOf(lien));
  await page.getByRole("link", { name: "Créer un compte" }).click();
  const tab = await registerInTwoTabs(page, mailbox, guest);
  await tab.waitForURL(/\/partage\?jeton=/);
  await tab.getByRole("button", { name: "Accepter l’invitation" }).click();
  await tab.waitForURL(`/dashboard?bateau=${boat.id}`);
  await expect(tab.getByRole("combobox", { name: "Navire" })).toContainText("Sterne");
});
