/** A boat has one at least. */
export const MOST_ENGINES = 4;

/** What a boat's only engine is called, until somebody names it. */
export const FIRST_ENGINE_NAME = "Moteur";

const PAIR = ["Moteur bâbord", "Moteur tribord"];
const [PORT = FIRST_ENGINE_NAME] = PAIR;

/** What the engines of a new boat with so many are called. */
export const engineNames = (count: number): string[] =>
  count === 1
    ? [FIRST_ENGINE_NAME]
    : count === 2
      ? [...PAIR]
      : Array.from({ length: count }, (_, index) => `${FIRST_ENGINE_NAME} ${index + 1}`);

const SEVERAL = /^\s*([2-4])\s*[x×]\s*/i;
/** « Yanmar 4JH45, 2 x 45 ch »: what all of them have. */
const EACH = /,\s*[2-4]\s*[x×]\s*(?=\d)/gi;

/** « 2 x Yanmar 4JH45, 2 x 45 ch » is two of « Yanmar 4JH45, 45 ch ». */
export function enginesNamed(moteur: string): { count: number; type: string } {
  const count = Number(SEVERAL.exec(moteur)?.[1] ?? 1);
  if (count === 1) return { count, type: moteur.trim() };
  const type = moteur.replace(SEVERAL, "").replace(EACH, ", ").trim();
  return type === "" ? { count: 1, type: moteur } : { count, type };
}

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
