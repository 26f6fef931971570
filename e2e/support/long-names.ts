import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { addBoat, becomePro } from "./boats.ts";
import { post, signUp } from "./journey.ts";
import { inDays } from "./maintenance.ts";

/** Eighty letters, or as many as asked for, without a place to break. */
export const long = (start: string, letters = 80) =>
  `${start}anticonstitutionnellement`.padEnd(letters, "xyz").slice(0, letters);

/** As long as a mailbox may be called, and then some. */
export const longAddress = () =>
  `${randomUUID().replaceAll("-", "")}${"m".repeat(32)}@un-tres-long-nom-de-domaine.test`;

/** A new Pro account where everything has as long a name as it may have, by the same calls the pages make. */
export async function signUpWithLongNames(page: Page) {
  const email = longAddress();
  await signUp(page, email);
  const profile = { prenom: long("Prénom"), nom: long("Nom"), telephone: long("0", 40), adresse: long("Rue") };
  expect((await page.request.patch("/api/profils_utilisateur", { data: profile })).ok()).toBe(true);
  await becomePro(page);
  const boatNames = { nom_constructeur: long("Chantier"), nom_modele: long("Modèle"), moteur: long("Moteur", 120) };
  const papers = { immatriculation: long("AB", 20), port_attache: long("Port", 60), note: long("Note", 200) };
  const boat = await addBoat(page, { nom: long("Bateau"), ...boatNames, ...papers });
  await addBoat(page, { nom: long("Annexe"), ...boatNames });
  const bateau_id = boat.id;
  expect((await page.request.patch(`/api/bateaux/${bateau_id}`, { data: { heures_moteur: 842 } })).ok()).toBe(true);
  const work = { bateau_id, categorie: "Équipements de sécurité", reference_articles: long("Réf"), prix: 12345.67 };
  const texts = { description: long("Description", 200), date_echeance: inDays(-20) };
  await post(page, "maintenances", { ...work, ...texts, titre: long("Tâche", 120), recurrence: "Tous les 6 mois" });
  const done = await post(page, "maintenances", { ...work, ...texts, titre: long("Finie", 120) });
  await page.request.patch(`/api/maintenances/${done.id}`, { data: { statut: "Terminée" } });
  const category = await post(page, "categories", { nom: long("Catégorie", 60), icone: "wrench" });
  const sub = await post(page, "sous_categories", { nom: long("Rayon", 60), categorie_id: category.id });
  const space = { bateau_id, type: "Cockpit", capacite: 100_000, description: long("Espace", 200) };
  const outer = await post(page, "espaces_stockage", { ...space, nom: long("Coffre") });
  const inner = await post(page, "espaces_stockage", { ...space, nom: long("Bac"), parent_id: outer.id });
  const shelf = { bateau_id, categorie: category.nom, sous_categorie: sub.nom, espace_stockage_id: inner.id };
  const stock = { unite: long("u", 20), date_peremption: inDays(-400), quantite_max: 99_999 };
  await post(page, "inventaire", [
    { ...shelf, ...stock, nom: long("Article", 120), quantite: 3 },
    { ...shelf, ...stock, nom: long("Boîte", 120), quantite: 99_999, date_peremption: inDays(400) },
  ]);
  const articles = ["Pain", "Eau"].map((nom) => ({
    nom: long(nom, 120),
    categorie: "Alimentation",
    quantite: 99_999,
    unite: "bouteille",
    priorite: "critique",
  }));
  const trip = { bateau_id, nombre_personnes: 10, nombre_jours: 21 };
  await post(page, "listes_avitaillement", { ...trip, nom: long("Liste", 120), articles });
  const taches = [long("Amarres", 200), `${long("Vannes", 120)} : ${long("détail", 120)}`];
  const list = { bateau_id, nom: long("Checklist", 120), type: "Personnalisé", taches };
  const checklist = await post(page, "checklists_nouvelles", list);
  return { email, checklistId: checklist.id as string };
}
