import type { Page } from "@playwright/test";
import { addBoat } from "./boats.ts";
import { post, signUp } from "./journey.ts";

/** A new account with one boat, its storage spaces and articles, by the same calls the pages make. */
export async function signUpWithStock(page: Page, articles: object[] = [], spaces: string[] = []) {
  await signUp(page);
  const boat = await addBoat(page, { nom: "Mistral" });
  const kept: { id: string; nom: string }[] = [];
  for (const nom of spaces)
    kept.push(await post(page, "espaces_stockage", { bateau_id: boat.id, nom, type: "Coffre" }));
  const rows = articles.map((article) => ({ bateau_id: boat.id, categorie: "Alimentation", ...article }));
  if (rows.length > 0) await post(page, "inventaire", rows);
  return { boatId: boat.id, spaces: kept };
}

/** The articles of the signed-in account as the server has them. */
export async function storedArticles(page: Page): Promise<Record<string, unknown>[]> {
  return (await page.request.get("/api/inventaire")).json();
}
