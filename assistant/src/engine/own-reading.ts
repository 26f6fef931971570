import { type Finder, ownKind } from "../finder/model.ts";
import type { OwnSlot } from "../finder/own-names.ts";
import { inSlots, type Thing, wordsAskedIn } from "./own-things.ts";

/** The kinds of own data that a stretch of a question may ask for, the likeliest first, and how surely it asks for one of them. */
export interface OwnReading {
  kinds: { kind: string; chance: number }[];
  /** How surely own data is meant, whichever. */
  meant: number;
  /** How likely anything else is, at most. */
  rival: number;
}

/** A question's reading as a whole, and clause by clause: who tells a story first asks at its end. */
export interface Readings {
  whole: OwnReading;
  clauses: Clause[];
}

interface Clause {
  text: string;
  /** Which words of the question it is of. */
  from: number;
  to: number;
  reading: OwnReading;
  /** Read with a slot for what is asked for and not aboard too. */
  ofMissing: OwnReading;
}

/** Where one clause may end and another begin; what parts them is kept, for the words that it has. */
const BREAK =
  /([?!;:,.\n]+(?=\s|$)|\s(?:et|mais|car|donc|puis|alors)\s|\s(?=ou (?:je|j['’ ]|faut|il faut|on (?:doit|va)|dois|pas\b)))/;
/** Who asks in several clauses asks in the last ones. */
const MOST_CLAUSES = 6;
const FEWEST_WORDS = 2;

export function readEach(question: string, meant: readonly Thing[], finder: Finder): Readings {
  // why: what is not aboard is asked of the sheets as well, 'butane ou propane'.
  const aboard = meant.filter(({ name }) => name !== "");
  const missing = meant.filter(({ name }) => name === "");
  const clauses: Clause[] = [];
  let from = 0;
  for (const [index, text] of question.split(BREAK).entries()) {
    const to = from + wordsAskedIn(text).length;
    const isClause = index % 2 === 0;
    if (isClause && to - from >= FEWEST_WORDS) clauses.push({ text, from, to, reading: UNREAD, ofMissing: UNREAD });
    from = to;
  }
  const read = (clause: Clause) => ({
    ...clause,
    reading: bestReading(clause.text, aboard, finder, clause.from),
    ofMissing: missing.length > 0 ? bestReading(clause.text, meant, finder, clause.from) : UNREAD,
  });
  return { whole: bestReading(question, aboard, finder), clauses: clauses.slice(-MOST_CLAUSES).map(read) };
}

const UNREAD: OwnReading = { kinds: [], meant: 0, rival: 1 };

/** What is read best: the stretch as it stands, or with a slot for each thing it says, stock or work first, and the places or not. */
function bestReading(text: string, things: readonly Thing[], finder: Finder, first = 0): OwnReading {
  const words = wordsAskedIn(text);
  const last = (slot: OwnSlot) =>
    [...things].sort((one, other) => Number(one.slot === slot) - Number(other.slot === slot));
  const orders = [things, last("maintenance"), last("article"), things.filter(({ slot }) => slot !== "espace")];
  const slotted = orders.map((some) => inSlots(words, some, first)).filter((one) => one !== words.join(" "));
  const readings = [...new Set([text, ...slotted])].map((one) => kindsIn(finder, one));
  const best = readings.reduce((most, one) => (one.meant > most.meant ? one : most));
  return { ...best, kinds: together(readings) };
}

/** The kinds by all readings together: whether a filter was stowed or changed, each tells something of what is asked. */
function together(readings: readonly OwnReading[]): OwnReading["kinds"] {
  const sums = new Map<string, number>();
  for (const { kind, chance } of readings.flatMap(({ kinds }) => kinds))
    sums.set(kind, (sums.get(kind) ?? 0) + chance / readings.length);
  return [...sums].map(([kind, chance]) => ({ kind, chance })).sort((one, other) => other.chance - one.chance);
}

function kindsIn(finder: Finder, text: string): OwnReading {
  const chances = [...finder.chancesOf(text)];
  const kinds = chances.flatMap(([label, chance]) => {
    const kind = ownKind(label);
    return kind === undefined ? [] : [{ kind, chance }];
  });
  return {
    kinds: kinds.sort((one, other) => other.chance - one.chance),
    meant: kinds.reduce((sum, { chance }) => sum + chance, 0),
    rival: Math.max(...chances.map(([label, chance]) => (ownKind(label) === undefined ? chance : 0))),
  };
}
