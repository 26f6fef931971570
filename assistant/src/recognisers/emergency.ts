import type { Word } from "../words/question.ts";
import { withoutSlang } from "../words/slang.ts";
import { stem } from "../words/stem.ts";
import { CRIES, SITUATIONS } from "./emergency-signs.ts";

export interface Emergency {
  /** The sheet that says what to do. */
  sheet: string;
  /** Where in the question its signs stand. */
  at: number[];
}

type Sign = { sheet: string; order: number; unless: string[] } & ({ near: string[][] } | { exactly: string[][] });

/** The sheet for any accident: every other one knows better. */
export const VAGUEST = "blesse-a-bord";
/** How far apart the words of one sign may stand. */
const NEAR = 8;
/** What makes a 'feu' a light. */
const LIGHTS = /^(?:mouillage|navigation|route|tete|mat|poupe|position|detresse|babord|tribord)$/;
const COLOURS = /^(?:vert|rouge|blanc|jaune|tricolore|arriere|scintillant|fixe)$/;
/** What engines do as people do. */
const FLOODED = /^(?:noye|etouffe)/;
const ENGINE = /^(?:moteur|horsbord|bougie|carburateur|gasoil|filtre|demarr|ralenti|tours|starter|regime)/;
const PREPARING =
  /\b(?:evit\w+|preven\w+|entrain\w+|exercices?|appren\w+|au cas ou|simul\w+|protege\w*|stages?|formation|volontaire\w*|bequill\w+|je veux|je voudrais|brule de l huile|brule(?:nt)? mal|comment (?:s )?echouer|ne pas tomber)\b/;
const STUDYING =
  /\b(?:verifi\w+|control\w+|test\w*|detect\w+|chois\w+|obligatoires?|install\w+|plac\w+|achet\w+|assur\w+|difference|definition|boutons?|quoi sert|sert (?:a|il|elle|donc a)|servent|norme\w*|regle\w*|prix|quel\w* extincteurs?)\b/;
const HAPPENING =
  /\b(?:vite|urgent\w*|urgence|maintenant|au secours|vien[st] de|venons de|en train|aidez|help|sos)\b|!!/;
const REPORTING =
  /\b(?:(?<!n )y a|ya|on a|j ?ai|nous avons|on est|je suis|sonne(?:nt)?|declench\w+|hurle\w*|siffle\w*|que faire|quoi faire|fais quoi|fait quoi)\b/;

/** Whether somebody says that it is happening now. */
export const isHappening = (text: string): boolean => HAPPENING.test(text);

/** A word of a sign as a question's words are read. */
const readAs = (word: string): string => withoutSlang([word])[0] ?? word;
const termOf = (word: string): string => stem(readAs(word));
const signOf = (sheet: string, order: number, line: string): Sign => {
  const [sign = "", other = ""] = line.split(" ! ");
  const base = { sheet, order, unless: other === "" ? [] : other.split("|").map(termOf) };
  return sign.startsWith("> ")
    ? { ...base, exactly: groupsOf(sign.slice(2)).map((group) => group.map(readAs)) }
    : { ...base, near: groupsOf(sign).map((group) => group.map(termOf)) };
};
const groupsOf = (words: string): string[][] => words.split(" ").map((group) => group.split("|"));

const SIGNS: readonly Sign[] = SITUATIONS.flatMap(({ sheet, signs }, order) =>
  signs.map((sign) => signOf(sheet, order, sign)),
);
const CRY_SIGNS: readonly Sign[] = CRIES.map((cry) => signOf("appeler-les-secours", SITUATIONS.length, cry));

/** What is happening now, the gravest first; at most two things, told by different words. `text` is the question without accents. */
export function emergenciesIn(words: readonly Word[], text: string): Emergency[] {
  if (isCalm(text)) return [];
  const spoken = termsIn(words);
  const heard = new Set(spoken.map(({ term }) => term));
  const found = SIGNS.flatMap((sign) => {
    const at = mayFit(sign, heard) ? find(sign, spoken) : undefined;
    return at ? [{ sheet: sign.sheet, order: sign.order, at }] : [];
  }).sort(
    (one, other) =>
      Number(one.sheet === VAGUEST) - Number(other.sheet === VAGUEST) ||
      other.at.length - one.at.length ||
      one.order - other.order,
  );
  const [first] = found;
  if (!first) return [];
  const second = found.find(({ sheet, at }) => sheet !== first.sheet && !at.some((place) => first.at.includes(place)));
  return second ? [first, second] : [first];
}

/** Whether somebody cries for help, whatever it is about. */
export function isCry(words: readonly Word[], text: string): boolean {
  if (isCalm(text)) return false;
  const spoken = termsIn(words);
  return CRY_SIGNS.some((sign) => find(sign, spoken) !== undefined);
}

/** Whether the word of distress is all that is said. */
export const isMayday = (text: string): boolean => /^(?:mayday ?)+(?:!!)?$/.test(text);

/** Whether a question is about how to be ready, and not about what happens. */
export const isCalm = (text: string): boolean => isPreparing(text) || isStudying(text);

export const isPreparing = (text: string): boolean => !HAPPENING.test(text) && PREPARING.test(text);

/** Words that a cry may hold too: 'serre' is written 'sert', and 'pris' 'prix'. */
const isStudying = (text: string): boolean => !HAPPENING.test(text) && STUDYING.test(text) && !REPORTING.test(text);

interface Spoken {
  text: string;
  term: string;
}

function termsIn(words: readonly Word[]): Spoken[] {
  return words.map(({ text, known }, at) => {
    const next = words[at + 1]?.text ?? "";
    const after = words[at + 2]?.text ?? "";
    const isLight = text === "feu" && (COLOURS.test(next) || (/^(?:de|d|du)$/.test(next) && LIGHTS.test(after)));
    const isHelp = text === "main" && words[at - 2]?.text === "coup";
    const isEngine = FLOODED.test(text) && words.some((word) => ENGINE.test(word.text));
    const term = isEngine ? "moteur" : isHelp ? "aide" : (known?.term ?? stem(text));
    return { text: isLight ? "feux" : text, term };
  });
}

/** Whether every group of the sign is heard somewhere, and nothing that makes it another story. */
function mayFit(sign: Sign, heard: ReadonlySet<string>): boolean {
  if (sign.unless.some((term) => heard.has(term))) return false;
  return "exactly" in sign || sign.near.every((group) => group.some((term) => heard.has(term)));
}

function find(sign: Sign, words: readonly Spoken[]): number[] | undefined {
  if ("exactly" in sign) {
    const start = words.findIndex((_, at) =>
      sign.exactly.every((group, more) => group.includes(words[at + more]?.text ?? "")),
    );
    return start < 0 ? undefined : sign.exactly.map((_, more) => start + more);
  }
  const [first = [], ...others] = sign.near;
  for (let at = 0; at < words.length; at += 1) {
    if (!first.includes(words[at]?.term ?? "")) continue;
    const places = [at];
    for (const group of others) {
      const place = nearest(words, group, at, places);
      if (place === undefined) break;
      places.push(place);
    }
    if (places.length === sign.near.length) return places;
  }
  return undefined;
}

function nearest(words: readonly Spoken[], group: string[], from: number, taken: number[]): number | undefined {
  for (let far = 1; far <= NEAR; far += 1) {
    for (const place of [from + far, from - far]) {
      if (!taken.includes(place) && group.includes(words[place]?.term ?? "")) return place;
    }
  }
  return undefined;
}
