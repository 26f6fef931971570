import type { MemberRole } from "@bosco/domain/crew";
import { type Browser, expect, type Page } from "@playwright/test";
import { addBoat, becomePro } from "./boats.ts";
import { aTrip } from "./departure.ts";
import { post, signUp } from "./journey.ts";
import { addMaintenance, inDays } from "./maintenance.ts";
import { addPaper } from "./papers.ts";

export const OWNER = "Yann Le Goff";
export const BOAT = "Sterne";

/** Another person in a browser of her own, signed in; nothing is loaded yet. */
export async function anotherPerson(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL, locale: "fr-FR", timezoneId: "Europe/Paris" });
  const page = await context.newPage();
  return { page, email: await signUp(page) };
}

/** Shares a boat of the owner's by the calls the pages make, and accepts it as the member. */
export async function share(owner: Page, bateau_id: string, member: { page: Page; email: string }, role: MemberRole) {
  const { lien } = await post(owner, "partages", { bateau_id, email: member.email, role });
  const jeton = new URL(lien, "http://bosco.test").searchParams.get("jeton");
  await post(member.page, "partages/accepter", { jeton }, { status: 200 });
}

/** A Pro owner's boat with something of every kind aboard. */
export async function equippedBoat(owner: Page) {
  await becomePro(owner);
  const named = await owner.request.patch("/api/profils_utilisateur", { data: { prenom: "Yann", nom: "Le Goff" } });
  expect(named.ok(), await named.text()).toBe(true);
  const boat = await addBoat(owner, { nom: BOAT, heures_moteur: 842 });
  const bateau_id = boat.id;
  const work = await addMaintenance(owner, bateau_id);
  const done = await addMaintenance(owner, bateau_id, { titre: "Anodes", categorie: "Coque", prix: 80 });
  const finished = await owner.request.patch(`/api/maintenances/${done.id}`, {
    data: { statut: "Terminée", date_realisation: inDays(0) },
  });
  expect(finished.ok(), await finished.text()).toBe(true);
  await post(owner, "categories", { nom: "Pêche", icone: "package" });
  const space = await post(owner, "espaces_stockage", { bateau_id, nom: "Coffre bâbord", type: "Coffre" });
  const [article] = await post(owner, "inventaire", [
    { bateau_id, nom: "Leurres", categorie: "Pêche", quantite: 2, quantite_max: 5, espace_stockage_id: space.id },
  ]);
  const checklist = await post(owner, "checklists_nouvelles", {
    bateau_id,
    nom: "Avant le départ",
    type: "Départ",
    taches: ["Vannes ouvertes", "Niveau d’huile"],
  });
  const list = await post(owner, "listes_avitaillement", {
    bateau_id,
    nom: "Belle-Île",
    articles: [{ nom: "Riz", categorie: "Alimentation", quantite: 2, unite: "paquet", priorite: "normale" }],
    nombre_personnes: 2,
    nombre_jours: 1,
  });
  const paper = await addPaper(owner, bateau_id, { date_expiration: inDays(200) });
  const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
  const fichier = { name: "police.pdf", mimeType: "application/pdf", buffer: pdf };
  const filed = await owner.request.put(`/api/documents/${paper.id}/fichier`, { multipart: { fichier } });
  expect(filed.ok(), await filed.text()).toBe(true);
  await post(owner, "departs", aTrip(boat));
  return { boat, work, article, checklist, list, paper };
}
