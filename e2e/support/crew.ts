import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { post, signUp } from "./journey.ts";

export const anAddress = () => `${randomUUID().slice(0, 13)}@bosco.test`;

interface Invited {
  partage: { id: string };
  lien: string;
}

/** An invitation by the call that the dialog makes. */
export const invite = (page: Page, bateau_id: string, email: string, role = "equipage"): Promise<Invited> =>
  post(page, "partages", { bateau_id, email, role });

/** The address of an invitation's page, without the server's own. */
export const pathOf = (lien: string) => lien.replace(/^https?:\/\/[^/]+/, "");

/** Signs this page up as somebody of the boat's crew, without looking at it. */
export async function join(page: Page, owner: Page, bateau_id: string, role?: string): Promise<string> {
  const email = await signUp(page);
  const { lien } = await invite(owner, bateau_id, email, role);
  const jeton = new URL(lien, "http://bosco").searchParams.get("jeton");
  await post(page, "partages/accepter", { jeton }, { status: 200 });
  return email;
}

/** Opens 'Partager' from the boat's card. */
export async function openSharing(page: Page, boat = "Albatros") {
  await page.goto("/mes-bateaux");
  await page.getByRole("button", { name: `Partager : ${boat}` }).click();
  const dialog = page.getByRole("dialog", { name: `Partager ${boat}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

export const boatHeading = (page: Page, boat = "Albatros") => page.getByRole("heading", { name: boat, exact: true });
