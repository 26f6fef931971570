import type { FindIndex, Shelf } from "./build-index.ts";
import type { Meaning } from "./meanings.ts";
import { BEGINS, BEGINS_NAME, type WordIndex } from "./word-index.ts";

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
  /** Of each word: how it occurs in every thing, and in every place. */
  words: readonly { hits: Uint8Array; around: Uint8Array }[];
  /** The things that have another name of what was typed. */
  meant: ReadonlySet<number>;
}

export function ask({ words: index, places }: Pick<FindIndex, "words" | "places">, question: Question): Asked {
  const words = question.words.map((word) => ({ hits: index.hits(word), around: places.hits(word) }));
  const meant = new Set<number>();
  for (const meaning of question.meanings) addMeant(meant, meaning, index);
  return { phrase: question.phrase, words, meant };
}

function addMeant(meant: Set<number>, { begun, whole }: Meaning, index: WordIndex): void {
  const begins = begun.map((word) => index.hits(word));
  const [first, ...others] = whole.map((word) => index.whole(word));
  const isBegun = (thing: number) => begins.every((hits) => (hits[thing] ?? 0) >= BEGINS);
  if (first) {
    for (const thing of first) if (others.every((other) => other.has(thing)) && isBegun(thing)) meant.add(thing);
  } else {
    const [one] = begins;
    // why the first word alone at first: it rules nearly all of them out.
    one?.forEach((hit, thing) => {
      if (hit >= BEGINS && isBegun(thing)) meant.add(thing);
    });
  }
}

export function bestOf<Row>({ first, entries }: Shelf<Row>, asked: Asked, most: number): Row[] {
  const found: Record<Rank, Row[]> = { starts: [], words: [], contained: [], around: [], meant: [] };
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
  return asked.meant.has(thing) ? "meant" : undefined;
}

/** Some words say what it is and the others where: 'rouet mistral'. */
function isAround(thing: number, around: readonly number[], words: Asked["words"]): boolean {
  for (const place of around) {
    let isThere = true;
    for (const word of words)
      if ((word.hits[thing] ?? 0) < BEGINS && (word.around[place] ?? 0) < BEGINS) isThere = false;
    if (isThere) return true;
  }
  return false;
}
