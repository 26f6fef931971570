import { bitsOf, letterMask, mistakesAllowed, mistakesBetween, soundOf } from "./spelling.ts";
import { stem } from "./stem.ts";

/** A word of a question as the knowledge base knows it. `sureness` is 1 for a word as it stands there, less after a correction. */
export interface Known {
  term: string;
  sureness: number;
}

interface Entry {
  word: string;
  term: string;
  mask: number;
  uses: number;
}

/** How many words of past questions are remembered: one question reads its words several times. */
const REMEMBERED = 2_000;
/** A shorter word is meant by no mistyped one. */
const SHORTEST_MEANT = 4;
const GLUED = /^(?:l|d|j|n|s|m|t|c|qu)(?=[aeiouyh])/;
const ELISION = 0.95;
const SOUND = 0.85;
const ONE_MISTAKE = 0.8;
const TWO_MISTAKES = 0.6;

/** The words of the knowledge base, to read mistyped ones by. */
export class Vocabulary {
  readonly #terms = new Set<string>();
  readonly #entries = new Map<string, Entry>();
  /** The words that a mistyped one of about their length may stand for. */
  readonly #byLength: Entry[][] = [];
  readonly #read = new Map<string, Known | undefined>();
  readonly #bySound = new Map<string, Entry>();

  /** `term` is what the word stands for in the index, when that isn't its own stem. */
  add(word: string, term = stem(word)): void {
    const known = this.#entries.get(word);
    if (known) {
      known.uses += 1;
      return;
    }
    const entry = { word, term, mask: letterMask(word), uses: 1 };
    this.#terms.add(entry.term);
    this.#entries.set(word, entry);
    if (word.length >= SHORTEST_MEANT) {
      this.#byLength[word.length] ??= [];
      this.#byLength[word.length]?.push(entry);
    }
    const sound = soundOf(word);
    if (word.length > 3 && sound.length > 2 && !this.#bySound.has(sound)) this.#bySound.set(sound, entry);
  }

  has(word: string): boolean {
    return this.#entries.has(word);
  }

  read(word: string): Known | undefined {
    if (this.#read.has(word)) return this.#read.get(word);
    const known = this.#look(word);
    if (this.#read.size >= REMEMBERED) this.#read.clear();
    this.#read.set(word, known);
    return known;
  }

  /** As it stands, then with a forgotten apostrophe, then by its sound, then with letters mistyped. */
  #look(word: string): Known | undefined {
    const term = stem(word);
    if (this.#terms.has(term)) return { term, sureness: 1 };
    if (/\d/.test(word)) return undefined;
    const unglued = word.replace(GLUED, "");
    if (unglued.length > 2 && unglued !== word && this.#terms.has(stem(unglued))) {
      return { term: stem(unglued), sureness: ELISION };
    }
    const heard = word.length > 3 ? this.#bySound.get(soundOf(word)) : undefined;
    if (heard) return { term: heard.term, sureness: SOUND };
    return this.#nearest(word) ?? (unglued.length > 4 && unglued !== word ? this.#nearest(unglued) : undefined);
  }

  #nearest(word: string): Known | undefined {
    const allowed = mistakesAllowed(word);
    if (allowed === 0) return undefined;
    const mask = letterMask(word);
    let best: { entry: Entry; mistakes: number } | undefined;
    for (let length = word.length - allowed; length <= word.length + allowed; length += 1)
      for (const entry of this.#byLength[length] ?? []) {
        if (!startsAlike(word, entry.word)) continue;
        if (bitsOf(entry.mask ^ mask) > 2 * allowed) continue;
        const limit = best?.mistakes ?? allowed;
        const mistakes = mistakesBetween(word, entry.word, limit);
        if (mistakes > limit) continue;
        if (!best || mistakes < best.mistakes || entry.uses > best.entry.uses) best = { entry, mistakes };
      }
    if (!best) return undefined;
    return { term: best.entry.term, sureness: best.mistakes === 1 ? ONE_MISTAKE : TWO_MISTAKES };
  }
}

/** Few mistype the first letter; it may be missing ('auban'), one too many, or swapped with the second. */
const startsAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || one[0] === other[1] || one[1] === other[0];
