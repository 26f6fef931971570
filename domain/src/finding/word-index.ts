/** How a word typed occurs in a thing: not at all, inside one of its words, at the start of one, at the start of one of its name. */
const INSIDE = 1;
export const BEGINS = 2;
export const BEGINS_NAME = 3;

/** A thing in whose name the word stands has an odd number here: twice its own and one. */
interface Word {
  text: string;
  numbers: number[];
}

interface Look {
  hits: Uint8Array;
  matching: readonly Word[];
}

/** As many words as one types and their beginnings, a few times over. */
const MOST_LOOKS = 24;

/**
 * Which words occur in which things; things are numbered as they come. why by words: there are far fewer of them than texts, and
 * the next letter of one narrows those of the letters before.
 */
export class WordIndex {
  #count = 0;
  readonly #words: Word[] = [];
  readonly #byText = new Map<string, Word>();
  readonly #looks = new Map<string, Look>();

  /** Takes a thing in, by the words of its name and its other words, spaces between them, and gives its number. */
  add(name: string, more: string): number {
    const number = this.#count;
    for (const text of name.split(" ")) if (text) this.#note(text, 2 * number + 1);
    this.#count += 1;
    this.addMore(number, more);
    return number;
  }

  /** Gives a thing that is in already further words, none of its name. */
  addMore(number: number, more: string): void {
    for (const text of more.split(" ")) if (text) this.#note(text, 2 * number);
  }

  #note(text: string, number: number) {
    const known = this.#byText.get(text);
    if (known) {
      known.numbers.push(number);
      return;
    }
    const word = { text, numbers: [number] };
    this.#words.push(word);
    this.#byText.set(text, word);
  }

  get count(): number {
    return this.#count;
  }

  get words(): string[] {
    return this.#words.map(({ text }) => text);
  }

  /** For every thing, how the word occurs in it. Only once all things are in. */
  hits(typed: string): Uint8Array {
    const known = this.#looks.get(typed);
    if (known) return known.hits;
    const among = this.#looks.get(typed.slice(0, -1))?.matching ?? this.#words;
    const look = { matching: among.filter(({ text }) => text.includes(typed)), hits: new Uint8Array(this.#count) };
    for (const { text, numbers } of look.matching) {
      const begins = text.startsWith(typed);
      for (const number of numbers) {
        const hit = begins ? BEGINS + (number & 1) : INSIDE;
        const thing = number >> 1;
        if ((look.hits[thing] ?? 0) < hit) look.hits[thing] = hit;
      }
    }
    if (this.#looks.size === MOST_LOOKS) this.#looks.clear();
    this.#looks.set(typed, look);
    return look.hits;
  }

  /** The things where the word stands whole, singular or plural. */
  whole(word: string): Set<number> {
    const spellings = [word, `${word}s`, `${word}x`];
    const numbers = spellings.flatMap((text) => this.#byText.get(text)?.numbers ?? []);
    return new Set(numbers.map((number) => number >> 1));
  }
}
