import type { FindIndex, Shelf } from "./build-index.ts";
import type { Meaning } from "./meanings.ts";
import { BEGINS, BEGINS_NAME } from "./word-index.ts";

/** How something matches, the best first. Another name never comes before the word itself. */
const RANKS = ["starts", "words", "contained", "around", "meant"] as const;
type Rank = (typeof RANKS)[number];

interface Question {
  /** ' rouet de po' as it may stand at the start of a name. */
  phrase?: string;
  words: readonly string[];
  meanings: readonly Meaning[];
}

/** A question with what the index knows of its words. */
export interface Asked {
  phrase: string | undefined;
  /** Of each word: how it occurs in every thing, and whether it begins a word of every place. */
  words: readonly { hits: Uint8Array; isPlace: readonly boolean[] }[];
  /** The things that have another name of what was typed. */
  meant: ReadonlySet<number>;
}

export function ask({ words: index, places }: Pick<FindIndex, "words" | "places">, question: Question): Asked {
  const known = new Map<string, Uint8Array>();
  const hitsOf = (word: string) => {
    const hits = known.get(word) ?? index.hits(word);
    known.set(word, hits);
    return hits;
  };
  const isAlone = question.words.length === 1;
  const words = question.words.map((word) => ({
    hits: hitsOf(word),
    isPlace: isAlone ? [] : places.map((place) => place.includes(` ${word}`)),
  }));
  const meant = new Set<number>();
  for (const { begun, whole } of question.meanings) {
    const [first, ...others] = whole.map((word) => index.whole(word));
    const begins = begun.map(hitsOf);
    // why: with nothing that must stand whole, any thing may be meant.
    for (const thing of first ?? Array(index.count).keys())
      if (others.every((other) => other.has(thing)) && begins.every((hits) => (hits[thing] ?? 0) >= BEGINS))
        meant.add(thing);
  }
  return { phrase: question.phrase, words, meant };
}

export function bestOf<Row>({ first, entries }: Shelf<Row>, asked: Asked, most: number): Row[] {
  const found: Record<Rank, Row[]> = { starts: [], words: [], contained: [], around: [], meant: [] };
  for (const [at, { name, around, row }] of entries.entries()) {
    const rank = rankOf(first + at, name, around, asked);
    if (!rank || found[rank].length === most) continue;
    found[rank].push(row);
    if (found.starts.length === most) break;
  }
  return RANKS.flatMap((rank) => found[rank]).slice(0, most);
}

function rankOf(thing: number, name: string, around: readonly number[], asked: Asked): Rank | undefined {
  let least = BEGINS_NAME;
  for (const { hits } of asked.words) least = Math.min(least, hits[thing] ?? 0);
  if (asked.words.length > 0 && least > 0) {
    if (least < BEGINS_NAME) return "contained";
    return asked.phrase && name.startsWith(asked.phrase) ? "starts" : "words";
  }
  if (asked.words.length > 1 && isAround(thing, around, asked.words)) return "around";
  return asked.meant.has(thing) ? "meant" : undefined;
}

/** Some words say what it is and the others where: 'rouet mistral'. */
function isAround(thing: number, around: readonly number[], words: Asked["words"]): boolean {
  const isSaid = ({ hits }: Asked["words"][number]) => (hits[thing] ?? 0) >= BEGINS;
  return words.some(isSaid) && around.some((place) => words.every((word) => isSaid(word) || word.isPlace[place]));
}
