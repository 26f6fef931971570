/** How many mistakes a word may hold: a short word with one is another word. */
export function mistakesAllowed(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * How many letters must be added, dropped, changed or swapped with their neighbour to turn one word into the other;
 * anything above `limit` comes back as `limit + 1`.
 */
export function mistakesBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let twoAbove: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
          ? (twoAbove[column - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      line.push(
        Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + changed, swapped),
      );
    }
    if (Math.min(...line) > limit) return limit + 1;
    twoAbove = above;
    above = line;
  }
  return Math.min(above[other.length] ?? limit + 1, limit + 1);
}

/** One bit per letter of a word. Two words whose masks differ in more than 2n bits are more than n mistakes apart. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) % 32);
  return mask;
}

export function bitsOf(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

/** How a French word sounds, roughly: 'guindo' sounds like 'guindeau'. Silent letters and doubled ones are gone. */
export function soundOf(word: string): string {
  return word
    .replace(/([a-z])\1/g, "$1")
    .replace(/eau|au/g, "o")
    .replace(/ph/g, "f")
    .replace(/ck|qu|q|c(?=[aourtlkn]|$)/g, "k")
    .replace(/h/g, "")
    .replace(/y/g, "i")
    .replace(/ai|ei/g, "e")
    .replace(/am(?=[bp])|em(?=[bp])|en(?=[^aeiou])|em$|en$/g, "an")
    .replace(/(?<=[aeiou])z|(?<=[aeiou])s(?=[aeiou])/g, "z")
    .replace(/(?:er|ez|es|ent|e|s|t|d|x)$/g, "");
}
