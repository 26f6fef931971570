import { expect, type Page } from "@playwright/test";
import { addBoat, becomePro } from "./boats.ts";
import { post } from "./journey.ts";
import { addMaintenance, inDays } from "./maintenance.ts";

const CALM = ["Calme 1", "Calme 2", "Calme 3", "Calme 4", "Calme 5", "Calme 6"];

/** The boats of a professional, the one that needs somebody the most first. */
export const BY_URGENCY = ["Zéphyr", "Mistral", "Éole", "Bora", "Alizé", "Sirocco", ...CALM];

const late = { titre: "Vidange", date_echeance: inDays(-3) };

/** What asks for somebody on each boat that is not calm, beside what does not. */
const work: Record<string, object[]> = {
  Zéphyr: [late, { titre: "Anodes", date_echeance: inDays(-10) }, { titre: "Carénage", date_echeance: inDays(90) }],
  Mistral: [late],
  Bora: [{ titre: "Winchs", date_echeance: inDays(2) }],
};
const full = { quantite: 4, quantite_max: 4 };
const stock: Record<string, object[]> = {
  Éole: [
    { nom: "Fusées parachute", categorie: "Sécurité", ...full, date_peremption: inDays(-5) },
    { nom: "Gilets", categorie: "Sécurité", ...full },
  ],
  Alizé: [
    { nom: "Riz", categorie: "Alimentation", quantite: 0, quantite_max: 5 },
    { nom: "Pâtes", categorie: "Alimentation", quantite: 2, quantite_max: 5 },
  ],
  Sirocco: [
    { nom: "Feux à main", categorie: "Sécurité", ...full, date_peremption: inDays(6) },
    { nom: "Conserves", categorie: "Alimentation", ...full, date_peremption: inDays(400) },
  ],
};

/** Twelve boats of a Pro account, by the same calls the pages make; their ids by name. */
export async function addFleet(page: Page): Promise<Record<string, string>> {
  await becomePro(page);
  const ids: Record<string, string> = {};
  for (const nom of [...BY_URGENCY].reverse()) {
    const { id } = await addBoat(page, { nom, heures_moteur: 100 });
    ids[nom] = id;
    for (const row of work[nom] ?? []) await addMaintenance(page, id, row);
    const articles = (stock[nom] ?? []).map((article) => ({ bateau_id: id, ...article }));
    if (articles.length > 0) await post(page, "inventaire", articles);
  }
  return ids;
}

const paper = (bateau_id: string, titre: string, type: string, days: number) => ({
  ...{ bateau_id, titre, type, date_expiration: inDays(days) },
});

/** The same fleet where the first boat asks for everything at once, by somebody with a long name who finishes long works. */
export async function addFullFleet(page: Page): Promise<Record<string, string>> {
  const named = await page.request.patch("/api/profils_utilisateur", {
    data: { prenom: "Marie-Christine", nom: "de Kergariou-Lanvollon" },
  });
  expect(named.ok(), await named.text()).toBe(true);
  const ids = await addFleet(page);
  const { Zéphyr: first = "", Mistral: second = "" } = ids;
  const article = (nom: string, days: number, quantite = 4) => ({
    ...{ bateau_id: first, nom, categorie: "Sécurité", quantite, quantite_max: 40 },
    date_peremption: inDays(days),
  });
  await addMaintenance(page, first, { titre: "Winchs", date_echeance: inDays(2) });
  await post(page, "inventaire", [article("Fusées", -1), article("Feux à main", -2), article("Radeau", 9)]);
  for (const one of [
    paper(first, "Certificat", "Certificat radeau", -9),
    paper(first, "Extincteur du moteur", "Extincteurs", -8),
    paper(first, "Contrôle", "Contrôle gaz", 9),
    paper(second, "MAIF", "Assurance", 10),
  ])
    await post(page, "documents", one);
  const titre = "Remplacement de la pompe à eau de mer, du rouet et des durites du moteur bâbord";
  for (const bateau_id of [first, second]) {
    const { id } = await addMaintenance(page, bateau_id, { titre });
    const data = { statut: "Terminée", date_realisation: inDays(0) };
    const done = await page.request.patch(`/api/maintenances/${id}`, { data });
    expect(done.ok(), await done.text()).toBe(true);
  }
  return ids;
}
