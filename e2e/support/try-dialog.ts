import { expect, type Page, test } from "@playwright/test";
import type { DialogsByPage, OpenedDialog } from "./dialogs.ts";
import { expectStep } from "./journey.ts";
import { expectFocusIn } from "./keyboard.ts";

const QUESTION = /^Abandonner la saisie/;
const dialog = (page: Page, name: RegExp) =>
  page.getByRole("dialog", { name }).or(page.getByRole("alertdialog", { name })).last();

/** Each of them by every way out, on the page that it opens on. */
export async function tryDialogs(page: Page, byPage: DialogsByPage) {
  for (const [path, dialogs] of Object.entries(byPage)) {
    await page.goto(path);
    for (const one of dialogs) await test.step(`${path}: ${one.name}`, () => tryDialog(page, path, one));
  }
}

/** Escape closes it, Back does, and after a reload it is gone; it leaves no step behind, and asks before what was typed is lost. */
async function tryDialog(page: Page, path: string, one: OpenedDialog) {
  const isOnPage = () => expect.poll(() => new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
  await open(page, path, one);
  await page.keyboard.press("Escape");
  await expect(dialog(page, one.name)).toHaveCount(0);
  await closeRest(page, one);

  await open(page, path, one);
  await page.goBack();
  await expect(dialog(page, one.name)).toHaveCount(0);
  await closeRest(page, one);
  await isOnPage();

  if (one.isForm) {
    await open(page, path, one);
    await leaveForm(page, one);
    await closeRest(page, one);
  }

  await open(page, path, one);
  await page.reload();
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(dialog(page, one.name)).toHaveCount(0);
  await expectStep(page, 0);
  await isOnPage();
}

async function open(page: Page, path: string, { presses, name, above = 0, startsAnew }: OpenedDialog) {
  if (startsAnew) await page.goto(path);
  for (const press of presses) await press(page);
  await expect(dialog(page, name)).toBeVisible();
  // why: it hears keys only once it has taken the focus, which a busy machine may see a moment after the dialog.
  await expectFocusIn(dialog(page, name));
  await expectStep(page, above + 1);
  // why: the words beside a button that the pointer rests on take the first Escape for themselves.
  await page.mouse.move(0, 0);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
}

/** Closes what the dialog stands above. */
async function closeRest(page: Page, { above = 0 }: OpenedDialog) {
  for (let left = above; left > 0; left -= 1) {
    await expectStep(page, left);
    await page.goBack();
  }
  await expectStep(page, 0);
}

/** Every way out of a form asks once something was typed, and keeps it; left, it is gone. */
async function leaveForm(page: Page, { name }: OpenedDialog) {
  const form = dialog(page, name);
  const field = form.locator("input:not([type]), input[type=text], textarea").first();
  await field.fill("Saisi");
  const cancel = form.locator("footer").getByRole("button").first();
  const ways = [
    () => page.keyboard.press("Escape"),
    () => form.getByRole("button", { name: "Fermer", exact: true }).last().click(),
    () => cancel.click(),
  ];
  for (const leave of ways) {
    await leave();
    await page
      .getByRole("alertdialog", { name: QUESTION })
      .getByRole("button", { name: "Continuer la saisie" })
      .click();
    await expect(page.getByRole("alertdialog", { name: QUESTION })).toHaveCount(0);
    await expect(field).toHaveValue("Saisi");
  }
  await cancel.click();
  await page.getByRole("button", { name: "Abandonner" }).click();
  await expect(form).toHaveCount(0);
}
