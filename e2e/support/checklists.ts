import type { Page } from "@playwright/test";
import { addBoat } from "./boats.ts";
import { post } from "./journey.ts";

interface Made {
  id: string;
  bateau_id: string;
}

/** A boat and a checklist for the account of this page, by the calls the pages make. */
export async function makeChecklist(page: Page, taches: string[], nom = "Avant le départ"): Promise<Made> {
  const { id: bateau_id } = await addBoat(page);
  return post(page, "checklists_nouvelles", { bateau_id, nom, type: "Départ", taches });
}

/** What the server holds: each task's tick, by its text. */
export async function ticksOf(page: Page, checklistId: string): Promise<Record<string, boolean>> {
  const answer = await page.request.get(`/api/taches?checklist_id=${checklistId}`);
  const tasks: { tache: string; etat: boolean }[] = await answer.json();
  return Object.fromEntries(tasks.map(({ tache, etat }) => [tache, etat]));
}
