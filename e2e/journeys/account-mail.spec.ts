import { randomUUID } from "node:crypto";
import { expect, test as journey, PASSWORD } from "../support/journey.ts";
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
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ post }, use) => use(post.url),
});

test("with mail, an address is confirmed before the first sign-in, and a forgotten password is replaced once", async ({
  page,
  noise,
  post: { mailbox },
}) => {
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
});
