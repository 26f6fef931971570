import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addBoat, aPhoto, photoInput } from "../support/boats.ts";
import { expect, expectAccessible, gateOnDesk, test as journey, signUp, toast } from "../support/journey.ts";
import { type RunningServer, startServer } from "../support/server.ts";

/** A server of its own, since its disk is broken. */
const test = journey.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

/** The lines of the server's log that carry a number. */
const linesOf = ({ output }: RunningServer, reference: string) =>
  output()
    .split("\n")
    .filter((line) => line.startsWith("{") && line.includes(`"${reference}"`))
    .map((line) => JSON.parse(line));

test(
  "the number of a failure is read and copied on the screen, and finds the failure in the log",
  gateOnDesk,
  async ({ page, context, server, noise }) => {
    noise.allow(/status of 500/);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signUp(page);
    await addBoat(page);
    await page.goto("/mes-bateaux");
    await page.getByRole("button", { name: /^Modifier / }).click();
    await photoInput(page).setInputFiles(await aPhoto(page));

    // why that: whatever is written into this folder fails, as on a disk that was mounted wrong.
    const photos = join(server.dataDir, "photos");
    await rename(photos, `${photos}-away`);
    await writeFile(photos, "");
    await page.getByRole("dialog").getByRole("button", { name: "Enregistrer" }).click();
    const message = toast(page, "Impossible de télécharger la photo. Référence\u00a0:");
    await expect(message).toBeVisible();
    await message.hover();
    const [, reference = ""] = /Référence\u00a0: ([\da-f]{8})/.exec(await message.innerText()) ?? [];
    await expectAccessible(page);
    await message.getByRole("button", { name: "Copier la référence" }).click();
    await expect(toast(page, "Référence copiée")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);

    const lines = linesOf(server, reference);
    expect(lines.map(({ req }) => req?.path)).toContainEqual(expect.stringMatching(/^\/api\/bateaux\/.+\/photo$/));
    const failure = lines.find(({ msg }) => msg === "ERREUR_INTERNE");
    expect(failure).toMatchObject({ reqId: reference, err: { code: expect.stringMatching(/^E[A-Z]+$/) } });
    expect(failure.err.stack).toContain("at ");

    await rm(photos);
    await rename(`${photos}-away`, photos);
    await page.getByRole("dialog").getByRole("button", { name: "Enregistrer" }).click();
    await expect(toast(page, "Bateau Mis à Jour")).toBeVisible();
  },
);
