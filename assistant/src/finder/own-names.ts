import { withoutSlang } from "../words/slang.ts";
import { mistakesAllowed, mistakesBetween } from "../words/spelling.ts";
import { stem } from "../words/stem.ts";
import { isTelling, wordsOf } from "../words/words.ts";

/** What somebody's own things are called, by what they are. */
export const OWN_SLOTS = ["espace", "maintenance", "checklist", "liste", "article", "bateau"] as const;
export type OwnSlot = (typeof OWN_SLOTS)[number];
export type OwnNames = Readonly<Record<OwnSlot, readonly string[]>>;

export const NO_NAMES: OwnNames = {
  espace: [],
  maintenance: [],
  checklist: [],
  liste: [],
  article: [],
  bateau: [],
};

/** Names by what they are of, each once. why in their order: which of two is meant may hang on it, wherever they come from. */
export function ownNames(named: Iterable<{ slot: OwnSlot; nom: string }>): OwnNames {
  const names = Object.fromEntries(OWN_SLOTS.map((slot) => [slot, new Set<string>()])) as Record<OwnSlot, Set<string>>;
  for (const { slot, nom } of named) names[slot].add(nom);
  return Object.fromEntries(OWN_SLOTS.map((slot) => [slot, [...names[slot]].sort()])) as unknown as OwnNames;
}

/** A name of the asker's own that a question holds, and which of its words say it. */
export interface NamedInQuestion {
  slot: OwnSlot;
  name: string;
  from: number;
  to: number;
}

/** How far apart the words of one name may stand. */
const WITHIN = 4;
/** A shorter word alone names nothing: 'eau' is said of everything. */
const LEAST_LETTERS = 4;
/** A shorter word with a slip in it is another word. */
const MISTYPED_LETTERS = 6;
/** How many names, at most, are looked for: a store of a million rows must not keep the server busy. */
const MOST_NAMES = 5_000;
/** How many words of one question are looked at. */
const MOST_WORDS = 100;

/** Words as the sheets say them: 'pare-battage' and 'défense' are one thing. */
export const readAs = (text: string) => withoutSlang(wordsOf(text));

interface NameWord {
  text: string;
  term: string;
}

/** What any work is called by: 'contrôle' alone is no particular one. */
const WORK: ReadonlySet<string> = new Set(
  "changement changer remplacement remplacer controle controler revision reviser verification verifier nettoyage nettoyer entretien entretenir inspection inspecter reparation reparer peinture peindre graissage graisser reglage regler pose poser achat acheter"
    .split(" ")
    .map(stem),
);

/** A little word that tells one place from another: the 'cabine avant' is not any cabin. */
const WHERE = "avant";

interface Name {
  /** What tells it from another; the first is what the thing is. */
  telling: readonly NameWord[];
  /** What is done to it. */
  work: readonly string[];
}

/** How many names are remembered as they were read: the same ones come with every question. */
const REMEMBERED = 50_000;
const remembered = new Map<string, Name>();

/** The stems of what a name tells, without what is done to it. */
export const termsOfName = (name: string): string[] => readName(name).telling.map(({ term }) => term);

function readName(name: string): Name {
  const known = remembered.get(name);
  if (known) return known;
  const words = readAs(name)
    .filter((word) => (isTelling(word) || word === WHERE) && !/^\d+$/.test(word))
    .map((text): NameWord => ({ text, term: stem(text) }));
  const things = words.filter(({ term }) => !WORK.has(term));
  const read: Name =
    things.length > 0
      ? { telling: things, work: words.flatMap(({ term }) => (WORK.has(term) ? [term] : [])) }
      : { telling: words, work: [] };
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(name, read);
  return read;
}

const isSame = (asked: NameWord, known: NameWord): boolean => {
  if (asked.term === known.term) return true;
  if (asked.text[0] !== known.text[0] || Math.min(asked.text.length, known.text.length) < MISTYPED_LETTERS)
    return false;
  const allowed = Math.min(mistakesAllowed(asked.text), mistakesAllowed(known.text));
  return mistakesBetween(asked.text, known.text, allowed) <= allowed;
};

/**
 * The names of the asker's own that a question holds: whole, or by the word that says what the thing is; with a slip of the finger,
 * without accents, in the plural. What more words say wins over what fewer say.
 */
export function namesIn(question: string, names: OwnNames): NamedInQuestion[] {
  const kept: PossibleName[] = [];
  for (const one of possibleNames(question, names)) {
    // why one of them: two articles of one name, or two that are both called 'filtre', are one place in the question.
    const isTaken = kept.some(({ from, to }) => one.from < to && from < one.to);
    if (!isTaken) kept.push(one);
  }
  return kept.sort((one, other) => one.from - other.from).map(({ slot, name, from, to }) => ({ slot, name, from, to }));
}

/** A name that a question may hold, how many of its words are said there, and what share of them. */
export type PossibleName = NamedInQuestion & { said: number; share: number };

/** Every name of the asker's own that a question may hold, what most words say first. */
export function possibleNames(question: string, names: OwnNames): PossibleName[] {
  const words = readAs(question)
    .slice(0, MOST_WORDS)
    .map((text): NameWord => ({ text, term: stem(text) }));
  return OWN_SLOTS.flatMap((slot) =>
    names[slot].slice(0, MOST_NAMES).flatMap((name) => {
      const at = placeOf(name, words, slot);
      return at ? [{ slot, name, ...at }] : [];
    }),
  ).sort((one, other) => other.said - one.said || other.share - one.share);
}

/** Where a question says a name, how many of its words it says, and what share of them. */
function placeOf(name: string, words: readonly NameWord[], slot: OwnSlot) {
  const { telling: wanted, work } = readName(name);
  const [head] = wanted;
  if (!head) return undefined;
  for (let at = 0; at < words.length; at += 1) {
    if (!isSame(words[at] as NameWord, head)) continue;
    let to = at + 1;
    let said = 1;
    for (const more of wanted.slice(1)) {
      const next = words.slice(to, to + WITHIN).findIndex((word) => isSame(word, more));
      if (next < 0) continue;
      to += next + 1;
      said += 1;
    }
    if (said === 1 && wanted.length > 1 && head.text.length < LEAST_LETTERS) continue;
    // why: a boat, a locker and a list are called by their whole name; 'Coffre' alone is any locker.
    if (slot !== "article" && slot !== "maintenance" && said < wanted.length) continue;
    const before = Math.max(0, at - WITHIN + 1);
    const done = words.slice(before, at).findIndex(({ term }) => work.includes(term));
    const from = done < 0 ? at : before + done;
    return { from, to, said: said + Number(done >= 0), share: said / wanted.length };
  }
  return undefined;
}

/** A name of the asker's own, as the finder reads it. */
export const slotWord = (slot: string) => `x${slot}`;

/** The question with what it is in place of each name: 'combien de xarticle dans le xespace'. */
export function withSlots(question: string, named: readonly NamedInQuestion[]): string {
  const words: (string | undefined)[] = readAs(question);
  for (const { slot, from, to } of named) {
    words.fill(undefined, from, to);
    words[from] = slotWord(slot);
  }
  return words.filter(Boolean).join(" ");
}
