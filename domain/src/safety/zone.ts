import type { Day } from "../days/index.ts";

/** How far from an abri, from the nearest on. Each asks for what the one before does, and more. */
export const ZONES = ["basique", "cotier", "semi-hauturier", "hauturier"] as const;
export type Zone = (typeof ZONES)[number];

/** Whether what is asked for from a zone on is asked for in this one. */
export const isWithin = (from: Zone, zone: Zone): boolean => ZONES.indexOf(from) <= ZONES.indexOf(zone);

interface ZoneLimits {
  nom: string;
  /** In nautical miles; the last has no end. */
  jusqua: number | null;
}

export const ZONE_LIMITS: Record<Zone, ZoneLimits> = {
  basique: { nom: "Basique", jusqua: 2 },
  cotier: { nom: "Côtier", jusqua: 6 },
  "semi-hauturier": { nom: "Semi-hauturier", jusqua: 60 },
  hauturier: { nom: "Hauturier", jusqua: null },
};

/** « Côtier, de 2 à 6 milles » */
export function zoneWords(zone: Zone): string {
  const { nom, jusqua } = ZONE_LIMITS[zone];
  const from = ZONE_LIMITS[ZONES[ZONES.indexOf(zone) - 1] ?? zone].jusqua;
  if (zone === "basique") return `${nom}, jusqu’à ${jusqua}\u00a0milles`;
  return jusqua === null ? `${nom}, au-delà de ${from}\u00a0milles` : `${nom}, de ${from} à ${jusqua}\u00a0milles`;
}

/** Where rules come from: never shown without the date of its text. */
export interface RuleSource {
  nom: string;
  /** The day of the text, and of the last change that these data know. */
  arrete: Day;
  modifie: Day;
}
