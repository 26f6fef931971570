import { readFile } from "node:fs/promises";
import { button, equipped, verdict } from "../support/departure.ts";
import { expect, signUp } from "../support/journey.ts";
import { pdfText } from "../support/pdf-text.ts";
import { test, untilKept } from "../support/sea.ts";

test("the sheet for the crew is made without a network", async ({ page, context, noise }) => {
  test.slow();
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/);
  await signUp(page);
  await equipped(page, { without: ["Extincteur"] });
  await page.goto("/depart");
  await untilKept(page);
  await context.setOffline(true);
  await expect(verdict(page)).toContainText("Pas prêt");
  await button(page, /Feuille de départ/).click();
  const download = page.waitForEvent("download");
  await button(page.getByRole("dialog"), /Télécharger le PDF/).click();
  const text = (await pdfText(await readFile(await (await download).path()))).replaceAll(/\s+/g, " ");
  for (const words of ["Sterne", "227000001", "Pas prêt", "CROSS au 196", "Route et escales", "Page 1 sur 1"])
    expect(text).toContain(words);
  await context.setOffline(false);
});
