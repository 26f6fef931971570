import { fold } from "../french/index.ts";

/** What safety gear is called: beginnings of words, without accents. */
export const SAFETY_WORDS = `gilet, fusee, radeau, extincteur, harnais, longe, bouee, balise, secours, securite,
  coupe-circuit, gaz, detecteur, feux a main, feu a main, pharmacie, fumigene, survie`;

/** Short words must stand alone, so that 'mat' is not found in 'matelas' nor 'ris' in 'risque'. */
const beginning = (word: string) => (word.length <= 3 ? `${word}(?![a-z0-9])` : word);

/** Finds any of these beginnings in what `wordsOf` gives. */
export const anyOf = (words: string) => new RegExp(`[ '-](?:${words.split(/,\s+/).map(beginning).join("|")})`);

/** A text as these patterns read it. */
export const wordsOf = (text: string) =>
  ` ${fold(text)
    .replaceAll("’", "'")
    .replace(/[^a-z0-9'-]+/g, " ")}`;

const safety = anyOf(SAFETY_WORDS);

/** Whether a word of it names safety gear. */
export const namesSafetyGear = (text: string) => safety.test(wordsOf(text));
