import { z } from "zod";
import { amount, day, optionalText, ownId, stamps, text, uuid, whole } from "../fields/index.ts";
import { ZONES } from "../safety/index.ts";

/** A rule's name in what is kept: « radeau », « papiers-bateau ». */
const rule = text(1, 80).regex(/^[a-z0-9-]+$/, "Règle inconnue.");

const checkFields = z.object({
  bateau_id: uuid,
  regle: rule,
  /** The article of the same boat that the owner says is what the rule asks for. */
  article_id: uuid.nullable(),
  /** The day somebody looked himself. */
  verifie_le: day.nullable(),
});

/** What somebody has said of a rule for one boat; one row a boat and rule. */
export const departureCheck = checkFields.extend({ id: uuid, ...stamps });
export type DepartureCheck = z.infer<typeof departureCheck>;

/** A rule of the boat that has one already gets what is sent. */
export const newDepartureCheck = checkFields.partial({ article_id: true, verifie_le: true }).extend(ownId).strict();
export type NewDepartureCheck = z.infer<typeof newDepartureCheck>;

/** What a new check has where nothing is said of it. */
export const EMPTY_CHECK = { article_id: null, verifie_le: null };

const litres = amount(0, 100_000).nullable();

/** How long one engine is to run, and what it takes in an hour; null where nobody has said. */
const engineHours = z.strictObject({
  moteur_id: uuid,
  heures: amount(0, 2_000).nullable(),
  consommation: amount(0, 1_000).nullable(),
});
export type EngineHours = z.infer<typeof engineHours>;

export const MOST_TRIP_ENGINES = 4;

/** « 18:30 » */
const hour = text(5, 5).regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Une heure est attendue, de 00:00 à 23:59.");

const tripFields = z.object({
  bateau_id: uuid,
  zone: z.enum(ZONES, "Zone inconnue."),
  personnes: whole(1, 50),
  enfants: whole(0, 50),
  depart: day,
  jours: whole(1, 90),
  mediterranee: z.boolean(),
  moteurs: z.array(engineHours).max(MOST_TRIP_ENGINES, `${MOST_TRIP_ENGINES} moteurs au maximum.`),
  eau_a_bord: litres,
  carburant_a_bord: litres,
  /** For the sheet that stays ashore: at what hour one is back, who waits, and after how many hours he calls. */
  retour_heure: hour.nullable(),
  contact_a_terre: optionalText(200),
  appel_apres_heures: whole(1, 100),
});

/** The trip that is being prepared with a boat; one row a boat. */
export const keptTrip = tripFields.extend({ id: uuid, ...stamps });
export type KeptTrip = z.infer<typeof keptTrip>;

/** A boat that has one already gets what is sent. */
export const newTrip = tripFields
  .partial({ retour_heure: true, contact_a_terre: true, appel_apres_heures: true })
  .extend(ownId)
  .strict();
export type NewTrip = z.infer<typeof newTrip>;

/** What a new trip has where nothing is said of it. */
export const EMPTY_TRIP = { retour_heure: null, contact_a_terre: null, appel_apres_heures: 2 };
