import { expect, type Page } from "@playwright/test";

interface Made {
  id: string;
  bateau_id: string;
}

/** A boat and a checklist for the account of this page, by the calls the pages make. */
export async function makeChecklist(page: Page, taches: string[], nom = "Avant le départ"): Promise<Made> {
  const bateau_id = await makeBoat(page);
  const data = { bateau_id, nom, type: "Départ", taches };
  const answer = await page.request.post("/api/checklists_nouvelles", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

export async function makeBoat(page: Page): Promise<string> {
  const data = {
    nom: "Albatros",
    nom_constructeur: "Bénéteau",
    nom_modele: "Oceanis 40",
    annee: 2010,
    longueur: 12.19,
    largeur: 3.91,
    moteur: "Yanmar 3JH5",
    capacite_carburant: 200,
    capacite_eau: 360,
  };
  const answer = await page.request.post("/api/bateaux", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).id;
}

/** What the server holds: each task's tick, by its text. */
export async function ticksOf(page: Page, checklistId: string): Promise<Record<string, boolean>> {
  const answer = await page.request.get(`/api/taches?checklist_id=${checklistId}`);
  const tasks: { tache: string; etat: boolean }[] = await answer.json();
  return Object.fromEntries(tasks.map(({ tache, etat }) => [tache, etat]));
}
