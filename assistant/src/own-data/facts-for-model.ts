import type { Db } from "../../../database/database.ts";
import { boatsAskedAbout } from "../own-data/aboard.ts";
import { readOpenMaintenances } from "../own-data/queries.ts";
import { number, on, plain } from "../own-data/wording.ts";

const MOST_BOATS = 3;
const MOST_MAINTENANCES = 8;

/**
 * A few lines about the asker's boats, for a model. What the boat is and what is due on it; nothing by which a person
 * can be found: no registration, MMSI, hull number, port or note.
 */
export async function boatFactsForModel(db: Db, question: string): Promise<string[]> {
  const boats = (await boatsAskedAbout(db, question)).slice(0, MOST_BOATS);
  if (boats.length === 0) return [];
  const open = await readOpenMaintenances(
    db,
    boats.map(({ id }) => id),
  );
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
