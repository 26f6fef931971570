import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { signUp } from "./journey.ts";

const post = async (page: Page, path: string, data: unknown) => {
  const answer = await page.request.post(`/api/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

export const aBoat = {
  nom: "Mistral",
  nom_constructeur: "Bénéteau",
  nom_modele: "Oceanis 40",
  annee: 2010,
  longueur: 12.19,
  largeur: 3.91,
  moteur: "Yanmar",
  capacite_carburant: 200,
  capacite_eau: 360,
};

/** A new account with one boat, its storage spaces and articles, by the same calls the pages make. */
export async function signUpWithStock(page: Page, articles: object[] = [], spaces: string[] = []) {
  await signUp(page);
  const boat = await post(page, "bateaux", { ...aBoat, id: randomUUID() });
  const kept: { id: string; nom: string }[] = [];
  for (const nom of spaces)
    kept.push(await post(page, "espaces_stockage", { bateau_id: boat.id, nom, type: "Coffre" }));
  const rows = articles.map((article) => ({ bateau_id: boat.id, categorie: "Alimentation", ...article }));
  if (rows.length > 0) await post(page, "inventaire", rows);
  return { boatId: boat.id as string, spaces: kept };
}

/** The articles of the signed-in account as the server has them. */
export async function storedArticles(page: Page): Promise<Record<string, unknown>[]> {
  return (await page.request.get("/api/inventaire")).json();
}
