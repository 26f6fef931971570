import { fold } from "../french/index.ts";
import type { Boat } from "./schema.ts";

export type BoatKind = "voilier" | "moteur" | "catamaran";

const CATAMARANS =
  /\b(catamaran|cata|lagoon|fountaine pajot|bali|leopard|nautitech|catana|outremer|excess|privilege|seawind|aquila)\b/;
const MOTOR_BOATS =
  /\b(princess|sunseeker|azimut|grand banks|riva|ferretti|fairline|sealine|galeon|prestige|quicksilver|bayliner|sea ray|boston whaler|axopar|saxdor|zodiac|zar|highfield|bombard|brig|arvor|rhea|ocqueteau|white shark|cap camarat|merry fisher|antares|flyer|swift trawler|barracuda|leader|nc \d|vedette|semi-rigide|open|peche)\b/;
const OUTBOARD = /\b(hors[- ]?bord|outboard|in[- ]?bord hors[- ]?bord|z[- ]?drive|jet)\b/;
/** A sail boat's auxiliary has 3 to 6 horses a metre; a boat that planes has three times that. */
const MOTOR_BOAT_HORSES_PER_METRE = 10;
const CATAMARAN_BEAM = 0.47;

type Looks = Pick<Boat, "nom_constructeur" | "nom_modele" | "moteur" | "longueur" | "largeur">;

/** What a boat most likely is, for the drawing that stands in for its photo. */
export function boatKind(boat: Looks): BoatKind {
  const name = fold(`${boat.nom_constructeur} ${boat.nom_modele}`);
  if (CATAMARANS.test(name)) return "catamaran";
  if (MOTOR_BOATS.test(name)) return "moteur";
  if (boat.longueur > 8 && boat.largeur / boat.longueur > CATAMARAN_BEAM) return "catamaran";
  if (boat.longueur > 5 && OUTBOARD.test(fold(boat.moteur))) return "moteur";
  return horses(boat.moteur) / boat.longueur > MOTOR_BOAT_HORSES_PER_METRE ? "moteur" : "voilier";
}

/** « 2 x Volvo Penta D13, 2 x 900 ch » has 1800 horses; an engine that does not say has none. */
function horses(engine: string): number {
  const said = /(?:(\d+)\s*[x×]\s*)?(\d{1,2}(?:\s\d{3})+|\d+)\s*(?:ch|cv|hp)\b/i.exec(engine);
  return said ? Number(said[1] ?? 1) * Number((said[2] ?? "").replace(/\s/g, "")) : 0;
}
