import { AT_ONCE } from "./emergency-signs-at-once.ts";
import { BOAT_LOST } from "./emergency-signs-boat.ts";
import { GRAVELY_HURT, HURT } from "./emergency-signs-people.ts";
import type { Situation } from "./emergency-words.ts";

/** In the order in which they win when two fit equally well: what kills first comes first. */
export const SITUATIONS: readonly Situation[] = [...AT_ONCE, ...GRAVELY_HURT, ...BOAT_LOST, ...HURT];

/** A cry for help that says nothing else. */
export const CRIES: readonly string[] = [
  "au secours",
  "sos",
  "appelle|appeler|demander|prevenir secours|cross",
  "aidez|aider moi|nous vite",
  "help",
  "besoin secours|aide urgent|vite|urgence",
  "urgence mer|bord|absolue|vitale|medicale",
  "> urgence",
  "urgent",
  "> en detresse",
  "detresse mer|sommes|suis|numero|on",
  "mayday mayday",
  "> va mourir",
  "pirate|pirates attaque|agression|arrive|bord",
  "agresse|attaque bord|bateau|on|nous",
  "perdu|perdus mer|brume|position|brouillard",
];

/** Every word above, for mistyped ones to be read by. */
export const EMERGENCY_WORDS: string = [...SITUATIONS.flatMap(({ signs }) => signs), ...CRIES]
  .join(" ")
  .replace(/[|>!]/g, " ");
