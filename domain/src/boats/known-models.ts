import { fold } from "../french/index.ts";
import type { Boat } from "./schema.ts";

const CATAMARANS =
  /\b(catamaran|cata|lagoon|fountaine|bali|leopard|nautitech|catana|outremer|excess|privilege|seawind|aquila)\b/;
const MOTOR_BOATS =
  /\b(princess|sunseeker|azimut|grand banks|riva|ferretti|fairline|sealine|galeon|prestige|quicksilver|bayliner|sea ray|boston whaler|axopar|saxdor|zodiac|zar|highfield|bombard|brig|arvor|rhea|ocqueteau|white shark|cap camarat|merry fisher|antares|flyer|gran turismo|swift trawler|barracuda|leader|targa|nc \d+|vedette|semi-rigide|peche)\b/;
const SAILING_BOATS =
  /\b(oceanis|sun odyssey|sun fast|sun kiss|sun \d|fantasia|oceanic|sailmaster|dufour|bavaria c|bavaria cruiser|bavaria vision|hanse|first|figaro|elan|halberg|hallberg|swan|amel|allures|garcia|rm ?\d|ovni|gib.?sea|jpk|pogo|kelt|edel|corsaire|muscadet|mousquetaire|voilier)(?![a-z])/;

/** Fountaine Pajot's motor yachts: catamarans without sails. */
const MOTOR_YACHTS = /\bmy ?\d/;

type Named = Pick<Boat, "nom_constructeur" | "nom_modele">;

/** What the names of maker and model say of a boat; undefined when they are not known. */
export function knownKind({ nom_constructeur, nom_modele }: Named): "voilier" | "moteur" | "catamaran" | undefined {
  const name = fold(`${nom_constructeur} ${nom_modele}`);
  if (CATAMARANS.test(name)) return MOTOR_YACHTS.test(name) ? "moteur" : "catamaran";
  if (MOTOR_BOATS.test(name)) return "moteur";
  return SAILING_BOATS.test(name) ? "voilier" : undefined;
}
