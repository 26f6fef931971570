import type { FindIndex, Shelf } from "./build-index.ts";
import type { Meaning } from "./meanings.ts";
import { BEGINS, BEGINS_NAME } from "./word-index.ts";

/** How something matches, the best first. Another name never comes before the word itself. */
const RANKS = ["starts", "words", "contained", "around", "meant", "meantAround"] as const;
type Rank = (typeof RANKS)[number];

interface Question {
  /** ' rouet de po' as it may stand at the start of a name. */
  phrase?: string;
  words: readonly string[];
  meanings: readonly Meaning[];
}

/** How a word occurs in every thing, and in every place. */
interface AskedWord {
  hits: Uint8Array;
  around: Uint8Array;
}

/** A question with what the index knows of its words. */
export interface Asked {
  phrase: string | undefined;
  words: readonly AskedWord[];
  /** The things that have another name of what was typed, each with the words left over by every such name. */
  named: ReadonlyMap<number, readonly AskedWord[][]>;
  /** What was typed, spelt otherwise: without the plural, or corrected. */
  spelt: readonly AskedWord[][];
}

export function ask({ words: index, places }: Pick<FindIndex, "words" | "places">, question: Question): Asked {
  const look = (word: string) => ({ hits: index.hits(word), around: places.hits(word) });
  const named = new Map<number, AskedWord[][]>();
  const spelt: AskedWord[][] = [];
  for (const { begun, whole } of question.meanings) {
    const left = begun.map(look);
    const [first, ...others] = whole.map((word) => index.whole(word));
    if (!first) spelt.push(left);
    else
      for (const thing of first)
        if (others.every((other) => other.has(thing))) named.set(thing, [...(named.get(thing) ?? []), left]);
  }
  return { phrase: question.phrase, words: question.words.map(look), named, spelt };
}

export function bestOf<Row>({ first, entries }: Shelf<Row>, asked: Asked, most: number): Row[] {
  const found: Record<Rank, Row[]> = { starts: [], words: [], contained: [], around: [], meant: [], meantAround: [] };
  let thing = first;
  for (const { name, around, row } of entries) {
    const rank = rankOf(thing, name, around, asked);
    thing += 1;
    if (!rank || found[rank].length === most) continue;
    found[rank].push(row);
    if (found.starts.length === most) break;
  }
  return RANKS.flatMap((rank) => found[rank]).slice(0, most);
}

// why plain loops here: they run for each of thirty thousand things with every letter typed.
function rankOf(thing: number, name: string, around: readonly number[], asked: Asked): Rank | undefined {
  let least = BEGINS_NAME;
  let most = 0;
  for (const { hits } of asked.words) {
    const hit = hits[thing] ?? 0;
    if (hit < least) least = hit;
    if (hit > most) most = hit;
  }
  if (most > 0 && least > 0) {
    if (least < BEGINS_NAME) return "contained";
    return asked.phrase && name.startsWith(asked.phrase) ? "starts" : "words";
  }
  if (most >= BEGINS && isAround(thing, around, asked.words)) return "around";
  return meantRank(thing, around, asked);
}

/** 'impeller mistral' and 'rouets mistral' mean the 'Rouet' aboard Mistral. */
function meantRank(thing: number, around: readonly number[], { named, spelt }: Asked): Rank | undefined {
  let rank: Rank | undefined;
  const ways = named.get(thing);
  if (ways)
    for (const words of ways) {
      if (countOf(thing, words) === words.length) return "meant";
      if (isAround(thing, around, words)) rank = "meantAround";
    }
  for (const words of spelt) {
    const count = countOf(thing, words);
    // why not without one: a boat's name alone is not all that is aboard.
    if (count === 0) continue;
    if (count === words.length) return "meant";
    if (isAround(thing, around, words)) rank = "meantAround";
  }
  return rank;
}

/** How many of the words the thing itself has. */
function countOf(thing: number, words: readonly AskedWord[]): number {
  let count = 0;
  for (const { hits } of words) if ((hits[thing] ?? 0) >= BEGINS) count += 1;
  return count;
}

/** Some words say what it is and the others where: 'rouet mistral'. */
function isAround(thing: number, around: readonly number[], words: readonly AskedWord[]): boolean {
  for (const place of around) {
    let isThere = true;
    for (const word of words)
      if ((word.hits[thing] ?? 0) < BEGINS && (word.around[place] ?? 0) < BEGINS) isThere = false;
    if (isThere) return true;
  }
  return false;
}
