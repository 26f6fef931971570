import type { Answered, Kept, Refused, Waiting } from "./waiting.ts";

/** What one page tells the others of the browser. */
export type Told =
  | { kept: Waiting }
  | { answered: Answered }
  | { refused: Refused }
  | { gone: number; instead?: Waiting | undefined };

/**
 * What a page knows of the writes on this device, from the database and from what all pages tell. Their words may cross on the
 * way: what is over stays over, whatever is heard of it later.
 */
export class Known {
  waiting: readonly Waiting[] = [];
  refused: readonly Refused[] = [];
  /** Answered, and not yet part of what was read. */
  answered: readonly Answered[] = [];
  private readonly over = new Set<number>();
  private readonly decided = new Set<number>();
  private readonly read = new Set<number>();

  /** Those of which something is shown, in their order. */
  shown = (): Waiting[] => [...this.answered, ...this.waiting].sort(byPlace);

  /** What the database had when it was asked; something may have been told since. */
  add(loaded: Pick<Kept, "waiting" | "answered" | "refused">) {
    this.waiting = loaded.waiting.reduce(unlessKnown, this.waiting).filter(({ place }) => !this.over.has(place));
    this.answered = loaded.answered.reduce(unlessKnown, this.answered).filter(({ place }) => !this.read.has(place));
    for (const { place } of this.answered) this.over.add(place);
    this.refused = loaded.refused.reduce(unlessKnown, this.refused).filter(({ place }) => !this.decided.has(place));
  }

  hear(told: Told) {
    if ("kept" in told) return this.keep(told.kept);
    if ("answered" in told) {
      this.end(told.answered.place);
      if (!this.read.has(told.answered.place)) this.answered = inPlace(this.answered, told.answered);
      return;
    }
    if ("refused" in told) {
      for (const { place } of [told.refused, ...(told.refused.dependents ?? [])]) this.end(place);
      if (!this.decided.has(told.refused.place)) this.refused = inPlace(this.refused, told.refused);
      return;
    }
    this.end(told.gone);
    this.decided.add(told.gone);
    this.refused = without(this.refused, told.gone);
    if (told.instead) this.keep(told.instead);
  }

  /** These are part of what was read. Whether anything is shown differently for it. */
  isRead(places: readonly number[]): boolean {
    for (const place of places) this.read.add(place);
    const before = this.answered.length;
    this.answered = this.answered.filter(({ place }) => !this.read.has(place));
    return this.answered.length < before;
  }

  private keep(write: Waiting) {
    if (!this.over.has(write.place)) this.waiting = inPlace(this.waiting, write);
  }

  private end(place: number) {
    this.over.add(place);
    this.waiting = without(this.waiting, place);
  }
}

const byPlace = (a: Waiting, b: Waiting) => a.place - b.place;

const without = <W extends Waiting>(writes: readonly W[], place: number): readonly W[] =>
  writes.filter((write) => write.place !== place);

const inPlace = <W extends Waiting>(writes: readonly W[], write: W): readonly W[] =>
  [...without(writes, write.place), write].sort(byPlace);

const unlessKnown = <W extends Waiting>(known: readonly W[], write: W): readonly W[] =>
  known.some(({ place }) => place === write.place) ? known : inPlace(known, write);
