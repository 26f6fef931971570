const SHORTEST = 5;
const MOST_NEAR = 3;

/** Whether one letter added, left out, exchanged or swapped with its neighbour makes one word the other. */
export function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  let end = 0;
  while (end < short.length - at && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const left = short.length - at - end;
  if (short.length < long.length) return left === 0;
  return left <= 1 || (left === 2 && short[at] === long[at + 1] && short[at + 1] === long[at]);
}

/** The known words that a mistyped one may mean, or may begin: 'alterna' for 'altenra'. None for a short one. */
export function nearWords(typed: string, known: Iterable<string>): string[] {
  if (typed.length < SHORTEST) return [];
  const whole: string[] = [];
  const begun: string[] = [];
  for (const word of known) {
    if (word.length < typed.length - 1) continue;
    if (isOneEditApart(typed, word)) whole.push(word);
    else if (begun.length < MOST_NEAR && beginsNear(typed, word)) begun.push(word);
    if (whole.length === MOST_NEAR) break;
  }
  return [...whole, ...begun].slice(0, MOST_NEAR);
}

/** why the first letter: a beginning that differs there resembles too many words. */
const beginsNear = (typed: string, word: string) =>
  word[0] === typed[0] &&
  [typed.length - 1, typed.length, typed.length + 1].some((end) => isOneEditApart(typed, word.slice(0, end)));
