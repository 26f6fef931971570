import { fold } from "../french/index.ts";
import type { MAINTENANCE_CATEGORIES } from "./schema.ts";

type Category = (typeof MAINTENANCE_CATEGORIES)[number];
type Row = readonly [Category, string];

/**
 * The one table of which work belongs to which category: the starter plan and the tasks that fail in a checklist both read it.
 * Beginnings of words, without accents. In the first rows one word is enough, whatever else is named: what is dangerous
 * comes first.
 */
const FIRST: readonly Row[] = [
  [
    "Équipements de sécurité",
    `gilet, fusee, radeau, extincteur, harnais, longe, bouee, balise, secours, securite, coupe-circuit, gaz, detecteur,
    feux a main, feu a main, pharmacie, fumigene, survie`,
  ],
  [
    "Moteur",
    `moteur, huile, vidange, courroie, echappement, gasoil, carburant, essence, filtre, refroidissement, turbine, helice,
    embase, inverseur, saildrive, marche avant, marche arriere, liquide, bougie, hors-bord, in-board, in-bord`,
  ],
];
/** Here the word that is named first decides: « Batteries isolées, pompe de cale alimentée » is about the batteries. */
const OTHERS: readonly Row[] = [
  [
    "Plomberie",
    `pompe, wc, toilette, evier, douche, eau douce, eaux usees, eaux noires, chauffe-eau, reservoirs d'eau, fonds, cale,
    robinet`,
  ],
  [
    "Électricité",
    `batterie, electri, electroni, feux, prise de quai, chargeur, vhf, gps, pilote, sondeur, eclairage, lumiere, lampe,
    instrument, fusible, panneau solaire, frigo`,
  ],
  [
    "Voiles",
    `voile, greement, drisse, ecoute, winch, enrouleur, grand-voile, genois, spi, mat, bome, hauban, lazy, ris, capote`,
  ],
  [
    "Coque",
    `coque, passe-coque, vanne, anode, carene, carenage, gelcoat, pont, teck, inox, hublot, panneau, vitrage, antifouling,
    taquet, accastillage, cockpit, coffre, amarre, pare-battage, mouillage, ancre, guindeau, davier, sellerie, barre,
    safran, gouvernail`,
  ],
];

/** Short words must stand alone, so that 'mat' is not found in 'matelas' nor 'ris' in 'risque'. */
const beginning = (word: string) => (word.length <= 3 ? `${word}(?![a-z0-9])` : word);
const compiled = (rows: readonly Row[]) =>
  rows.map(([category, words]) => ({
    category,
    pattern: new RegExp(`[ '-](?:${words.split(/,\s+/).map(beginning).join("|")})`),
  }));

const first = compiled(FIRST);
const others = compiled(OTHERS);

const wordsOf = (text: string) =>
  ` ${fold(text)
    .replaceAll("’", "'")
    .replace(/[^a-z0-9'-]+/g, " ")}`;

/** Whether a word of it names safety gear. */
export function namesSafetyGear(text: string): boolean {
  const words = wordsOf(text);
  return first.some(({ category, pattern }) => category === "Équipements de sécurité" && pattern.test(words));
}

/** The category of a piece of work, by the words in it; safety gear when nothing fits. */
export function workCategory(work: string): Category {
  const text = wordsOf(work);
  const urgent = first.find(({ pattern }) => pattern.test(text));
  if (urgent) return urgent.category;
  const named = others
    .map(({ category, pattern }) => ({ category, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return named[0]?.category ?? "Équipements de sécurité";
}
