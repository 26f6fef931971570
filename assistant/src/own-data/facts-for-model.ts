import type { Boat } from "@bosco/domain/boats";
import { engineNamed, limitWords, recurrenceWords } from "@bosco/domain/maintenance";
import { boatsAskedAbout, idsOf } from "./aboard.ts";
import { type Engines, enginesByBoat } from "./engines.ts";
import type { MaintenanceRow, OwnRows } from "./own-rows.ts";
import { boatTag, hours, number, plain } from "./wording.ts";

const MOST_BOATS = 3;
const MOST_MAINTENANCES = 8;

/**
 * A few lines about the asker's boats, for a model. What the boat is and what is due on it; nothing by which a person
 * can be found: no registration, MMSI, hull number, port or note.
 */
export async function boatFactsForModel(rows: OwnRows, question: string): Promise<string[]> {
  const boats = (await boatsAskedAbout(rows, question)).slice(0, MOST_BOATS);
  if (boats.length === 0) return [];
  const [open, engines] = await Promise.all([rows.openMaintenances(idsOf(boats)), rows.engines(boats)]);
  const enginesOf = enginesByBoat(engines, "", boats);
  const nameOf = new Map(boats.map(({ id, nom }) => [id, plain(nom)]));
  const line = (m: MaintenanceRow) => {
    const engine = boatTag(m.bateau_id, [], engineNamed(m, engines)?.nom);
    const again = recurrenceWords(m).toLowerCase();
    return `À faire sur « ${nameOf.get(m.bateau_id)} » : ${plain(m.titre)}${engine}, ${limitWords(m, hours)}${again && ` (${again})`}.`;
  };
  return [...boats.map((boat) => boatLine(boat, enginesOf(boat))), ...open.slice(0, MOST_MAINTENANCES).map(line)];
}

function boatLine(boat: Boat, engines: Engines): string {
  const model = plain(`${boat.nom_constructeur} ${boat.nom_modele}`);
  const size = `${number(boat.longueur)} m sur ${number(boat.largeur)} m`;
  const draught = boat.tirant_eau === null ? "" : `, tirant d’eau ${number(boat.tirant_eau)} m`;
  const tanks = `carburant ${number(boat.capacite_carburant)} L, eau ${number(boat.capacite_eau)} L`;
  return `Bateau « ${plain(boat.nom)} » : ${model}, ${boat.annee_construction ?? boat.annee}, ${size}${draught}, ${enginesWords(engines)}, ${tanks}.`;
}

/** 'moteur Yanmar 3JH40 (842 h)'; 'moteur bâbord Volvo D2-60 (812 h), moteur tribord Volvo D2-60 (820 h)'. */
const enginesWords = ({ spokenOf, areSeveral }: Engines) =>
  spokenOf
    .map(({ nom, type, heures }) => `${areSeveral ? plain(nom) : "moteur"} ${plain(type)} (${number(heures)} h)`)
    .join(", ");
