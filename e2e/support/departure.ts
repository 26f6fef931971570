import { expect, type Locator, type Page } from "@playwright/test";
import { addBoat } from "./boats.ts";
import { post } from "./journey.ts";
import { inDays } from "./maintenance.ts";

/** A trip that is prepared: near the coast, with full tanks and an engine that is not needed. */
export const aTrip = (boat: { id: string }, more: object = {}) => ({
  bateau_id: boat.id,
  zone: "basique",
  personnes: 2,
  enfants: 0,
  depart: inDays(1),
  jours: 1,
  mediterranee: false,
  moteurs: [{ moteur_id: boat.id, heures: 0, consommation: 3 }],
  eau_a_bord: 100,
  carburant_a_bord: 50,
  ...more,
});

const LOOKED = ["papiers-bateau", "assurance"];

/** A boat with all that the first zone asks for but what a test is about, and a trip. */
export async function equipped(page: Page, { without = [] as string[], looked = LOOKED, trip = {} } = {}) {
  const boat = await addBoat(page, {
    nom: "Sterne",
    pavillon: "France",
    mmsi: "227000001",
    immatriculation: "BR 123456",
  });
  const bateau_id = boat.id;
  const things = [
    ["Gilets de sauvetage 150 N", 4, null],
    ["Lampe étanche", 1, null],
    ["Extincteur", 1, inDays(900)],
    ["Seau", 1, null],
    ["Bout de remorquage", 1, null],
    ["Ligne de mouillage", 1, null],
    ["Annuaire des marées", 1, null],
    ["Pavillon national", 1, null],
    ["Piles AA", 8, null],
  ] as const;
  await post(
    page,
    "inventaire",
    things
      .filter(([nom]) => !without.includes(nom))
      .map(([nom, quantite, date_peremption]) => ({
        bateau_id,
        nom,
        categorie: "Sécurité",
        quantite,
        quantite_max: 10,
        date_peremption,
      })),
  );
  const list = { bateau_id, nom: "Au départ", type: "Départ", taches: ["Vannes"] };
  const checklist = await post(page, "checklists_nouvelles", list);
  const tasks: { id: string; checklist_id: string }[] = await (await page.request.get("/api/taches")).json();
  const own = tasks.filter(({ checklist_id }) => checklist_id === checklist.id);
  for (const { id } of own)
    expect((await page.request.patch(`/api/taches/${id}`, { data: { etat: true } })).ok()).toBe(true);
  for (const regle of looked) await post(page, "controles_depart", { bateau_id, regle, verifie_le: inDays(0) });
  await post(page, "departs", aTrip(boat, trip));
  return { boat, checklist };
}

export const verdict = (page: Page) => page.getByRole("region", { name: "Verdict" });
export const group = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
export const trip = (page: Page) => page.getByRole("region", { name: "Le trajet" });
export const weather = (page: Page) => page.getByRole("checkbox", { name: /J’ai regardé moi-même la météo/ });
export const button = (scope: Page | Locator, name: RegExp) => scope.getByRole("button", { name });
export const checks = async (page: Page) => (await page.request.get("/api/controles_depart")).json();
