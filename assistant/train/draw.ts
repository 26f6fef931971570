/** Chance that falls the same way each time: the same ways of asking give the same weights. */
export interface Draw {
  /** From 0 to 1. */
  number(): number;
  one<T>(some: readonly T[]): T;
  shuffle(some: unknown[]): void;
}

export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  const number = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (n: number) => Math.floor(number() * n);
  return {
    number,
    one: (some) => {
      const drawn = some[below(some.length)];
      if (drawn === undefined) throw new Error("nothing to draw from");
      return drawn;
    },
    shuffle(some) {
      for (let at = some.length - 1; at > 0; at -= 1) {
        const other = below(at + 1);
        [some[at], some[other]] = [some[other], some[at]];
      }
    },
  };
}
