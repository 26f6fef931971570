import type { Day } from "../days/index.ts";
import { fold } from "../french/index.ts";
import type { Article } from "../inventory/index.ts";
import { isOwnNote } from "../safety/index.ts";
import { saysNoGood } from "./no-good-words.ts";
import { GOES_WITH, RECOGNISED, type Words, WRITINGS } from "./recognised-words.ts";

export type Named = Pick<Article, "nom" | "description" | "sous_categorie">;

interface Read {
  /** Without accents, capitals and hyphens. */
  words: string;
  /** Of which rules it may be what they ask for; unknown until somebody asks. */
  rules?: readonly string[];
}

/** Each name is read once, and not again for every rule and every verdict. */
const known = new Map<string, Read>();
const MOST_KNOWN = 5_000;

function readName(nom: string): Read {
  const read = known.get(nom);
  if (read) return read;
  if (known.size === MOST_KNOWN) known.clear();
  const made = { words: fold(nom).replaceAll(/[-_/]+/g, " ") };
  known.set(nom, made);
  return made;
}

const wordsOf = (nom: string): string => readName(nom).words;

/** Whether an article may be what this rule asks for, by what it is called. */
export function isRecognised({ nom }: Pick<Named, "nom">, rule: string): boolean {
  const read = readName(nom);
  read.rules ??= Object.keys(RECOGNISED).filter((one) => RECOGNISED[one] && isCalled(nom, RECOGNISED[one]));
  return read.rules.includes(rule);
}

/** « Pas de radeau », « Aucun extincteur », « Plus de fusées ». */
const NONE = /^(?:(?:pas|plus) (?:de |d')|aucune? )/;

/** Whether a name says one of these. In French the first noun says what a thing is. */
export function isCalled(nom: string, { is, isNot, goesWith, isWritten }: Words): boolean {
  const text = wordsOf(nom);
  const found = is.exec(text);
  if (!found || isNot?.test(text) || NONE.test(text)) return false;
  const before = text.slice(0, found.index);
  if (goesWith?.test(before)) return false;
  const others = [...before.matchAll(GOES_WITH)];
  // why not before alone: a « kit de premiers secours » is what it says.
  return others.every(([other]) => isWritten && WRITINGS.test(other));
}

/** What a name says against the thing: that it is no good or not there, or of a former year. */
export type Fault = "no good" | { edition: number };

const YEAR = /\b(?:19|20)\d\d\b/g;

/** What the name of what a rule asks for says against it, for a trip that ends on that day. */
export function faultIn({ nom }: Pick<Named, "nom">, rule: string, back: Day): Fault | undefined {
  if (saysNoGood(nom)) return "no good";
  if (!RECOGNISED[rule]?.isYearly) return undefined;
  const years = [...wordsOf(nom).matchAll(YEAR)].map(Number);
  const edition = Math.max(...years);
  return years.length > 0 && edition < Number(back.slice(0, 4)) ? { edition } : undefined;
}

/** Whether what is recognised says all that tells it from what is only alike: « VHF » does not say whether it is fixed. */
export const isSurely = ({ nom }: Pick<Named, "nom">, rule: string): boolean =>
  RECOGNISED[rule]?.surely?.test(wordsOf(nom)) ?? true;

const PACK = /\b(?:lot|pack|jeu|boite|coffret|paire)s? de (\d{1,2})\b/;
/** What stands after a number that counts no things. */
const UNITS =
  "kg|kilos?|g|l|litres?|m|cm|mm|metres?|milles?|n|newtons?|v|volts?|w|watts?|ah?|amperes?|places?|pers\\w*|p|er|ere|nd|nde|e|eme|ieme|ans?";
/** « 3 feux à main », but not « 2 kg » nor « 6 places » nor « 2 ème ». */
const LEADING = new RegExp(`^(\\d{1,2})(?: ?x)? (?!(?:${UNITS})\\b)[a-z]`);
/** « Gilets 100 N x4 », but not « 12x50 mm ». */
const TIMES = new RegExp(`(?<!\\d ?)[x*] ?(\\d{1,2})\\b(?! ?(?:${UNITS})\\b)`);

/** How many things an article is: « Feux à main (lot de 3) » is three, and so is one « 3 feux à main ». */
export function piecesIn({ nom, quantite }: Pick<Article, "nom" | "quantite">): number {
  const text = fold(nom);
  const count = Math.floor(quantite);
  const pack = Math.max(1, Number(PACK.exec(text)?.[1] ?? 1));
  // why: who writes « lot de 3 », quantity 3, has most likely counted the things; taken for nine, two thirds of them would be nowhere.
  if (pack > 1) return count === pack ? pack : count * pack;
  // why of one alone: who writes « 3 feux à main », quantity 3, has three.
  if (count !== 1) return count;
  const [, said = "1"] = LEADING.exec(text) ?? TIMES.exec(text) ?? [];
  return Math.max(1, Number(said));
}

/** What a person has written of an article, the most telling first; what the first inventory wrote of the rule is none of it. */
export const writtenOf = ({ nom, sous_categorie, description }: Named): string[] =>
  [nom, sous_categorie, description].flatMap((text) => (text && !isOwnNote(text) ? [fold(text)] : []));

const PLACES = /\b(\d{1,2}) ?(?:places?|personnes?|pers|p)\b/;

/** How many people a raft is for; null where nothing says it. */
export function placesIn(article: Named): number | null {
  for (const text of writtenOf(article)) {
    const [, places] = PLACES.exec(text) ?? [];
    if (places) return Number(places);
  }
  return null;
}
