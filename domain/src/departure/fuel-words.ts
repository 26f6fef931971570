import { frenchNumber } from "../french/index.ts";

/** Litres an hour for ten horses that are really used; the sheet « consommation-carburant » tells the same. */
export const LITRES_PER_TEN_HORSES = { diesel: 2, "hors-bord": 3 } as const;

/** What to reckon with where nobody has measured it. */
export const CONSUMPTION_WORDS = `environ ${frenchNumber(LITRES_PER_TEN_HORSES.diesel)}\u00a0L/h pour 10\u00a0ch utilisés (diesel), ${frenchNumber(LITRES_PER_TEN_HORSES["hors-bord"])}\u00a0L/h en hors-bord à essence`;
