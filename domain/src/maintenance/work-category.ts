import { anyOf, SAFETY_WORDS, wordsOf } from "./safety-words.ts";
import type { MAINTENANCE_CATEGORIES } from "./schema.ts";

type Category = (typeof MAINTENANCE_CATEGORIES)[number];
type Row = readonly [Category, string];

/**
 * The one table of which work belongs to which category: the starter plan and the tasks that fail in a checklist both read it.
 * Beginnings of words, without accents. In the first rows one word is enough, whatever else is named: what is dangerous
 * comes first.
 */
const FIRST: readonly Row[] = [
  ["Équipements de sécurité", SAFETY_WORDS],
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

const compiled = (rows: readonly Row[]) => rows.map(([category, words]) => ({ category, pattern: anyOf(words) }));

const first = compiled(FIRST);
const others = compiled(OTHERS);

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
