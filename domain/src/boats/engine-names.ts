import { engineNames, MOST_ENGINES } from "./engines.ts";
import { FIRST_ENGINE_NAME } from "./schema.ts";

const PAIR = engineNames(2);
const [PORT = FIRST_ENGINE_NAME] = PAIR;

/** What a boat's engines are called with one more: the only one becomes the port one, unless somebody has named it. */
export function namesWithOneMore(names: readonly string[]): string[] {
  const known = names.length === 1 && names[0] === FIRST_ENGINE_NAME ? [PORT] : [...names];
  const numbered = Array.from(
    { length: MOST_ENGINES },
    (_, index) => `${FIRST_ENGINE_NAME} ${known.length + 1 + index}`,
  );
  const offered = known.some((name) => PAIR.includes(name)) ? [...PAIR, ...numbered] : numbered;
  return [...known, offered.find((name) => !known.includes(name)) ?? FIRST_ENGINE_NAME];
}

/** An engine that is left alone is no longer one of two sides. */
export const nameAlone = (name: string): string => (PAIR.includes(name) ? FIRST_ENGINE_NAME : name);
