/** How a word typed occurs in a thing: not at all, inside one of its words, at the start of one, at the start of one of its name. */
export const INSIDE = 1;
export const BEGINS = 2;
export const BEGINS_NAME = 3;

/**
 * Which words occur in which things; things are numbered as they come. why by words: there are far fewer of them than texts, so a
 * letter typed is looked for in some thousand words, and not in thirty thousand texts.
 */
export class WordIndex {
  #count = 0;
  readonly #numbers = new Map<string, number[]>();

  /** Takes a thing in, by the words of its name and its other words, each text with a space around every word. */
  add(name: string, more: string): void {
    const number = this.#count;
    this.#count += 1;
    for (const word of name.split(" ")) if (word) this.#note(word, 2 * number + 1);
    for (const word of more.split(" ")) if (word) this.#note(word, 2 * number);
  }

  #note(word: string, number: number) {
    const known = this.#numbers.get(word);
    if (known) known.push(number);
    else this.#numbers.set(word, [number]);
  }

  get words(): Iterable<string> {
    return this.#numbers.keys();
  }

  get count(): number {
    return this.#count;
  }

  /** For every thing, how the word occurs in it. */
  hits(typed: string): Uint8Array {
    const hits = new Uint8Array(this.#count);
    for (const [word, numbers] of this.#numbers) {
      const at = word.indexOf(typed);
      if (at === -1) continue;
      for (const number of numbers) {
        const hit = at > 0 ? INSIDE : number % 2 === 1 ? BEGINS_NAME : BEGINS;
        const thing = number >> 1;
        if ((hits[thing] ?? 0) < hit) hits[thing] = hit;
      }
    }
    return hits;
  }

  /** The things where the word stands whole, singular or plural. */
  whole(word: string): Set<number> {
    const spellings = [word, `${word}s`, `${word}x`];
    return new Set(spellings.flatMap((one) => this.#numbers.get(one) ?? []).map((number) => number >> 1));
  }
}
