import { boatsAskedAbout, idsOf } from "./aboard.ts";
import type { OwnRows } from "./own-rows.ts";
import { number, on, plain } from "./wording.ts";

const MOST_BOATS = 3;
const MOST_MAINTENANCES = 8;

/**
 * A few lines about the asker's boats, for a model. What the boat is and what is due on it; nothing by which a person
 * can be found: no registration, MMSI, hull number, port or note.
 */
export async function boatFactsForModel(rows: OwnRows, question: string): Promise<string[]> {
  const boats = (await boatsAskedAbout(rows, question)).slice(0, MOST_BOATS);
  if (boats.length === 0) return [];
  const open = await rows.openMaintenances(idsOf(boats));
  const nameOf = new Map(boats.map(({ id, nom }) => [id, plain(nom)]));
  return [
    ...boats.map(
      (boat) =>
        `Bateau « ${plain(boat.nom)} » : ${plain(`${boat.nom_constructeur} ${boat.nom_modele}`)}, ${boat.annee_construction ?? boat.annee}, ${number(boat.longueur)} m sur ${number(boat.largeur)} m${boat.tirant_eau === null ? "" : `, tirant d’eau ${number(boat.tirant_eau)} m`}, moteur ${plain(boat.moteur)} (${number(boat.heures_moteur)} h), carburant ${number(boat.capacite_carburant)} L, eau ${number(boat.capacite_eau)} L.`,
    ),
    ...open
      .slice(0, MOST_MAINTENANCES)
      .map((m) => `À faire sur « ${nameOf.get(m.bateau_id)} » : ${plain(m.titre)}, ${on(m.date_echeance)}.`),
  ];
}
