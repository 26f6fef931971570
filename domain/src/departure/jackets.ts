import { isRecognised, type Named, piecesIn, writtenOf } from "./recognise.ts";

/** The levels of buoyancy that are written without a unit, in newton. */
const BARE = new Set([50, 100, 150, 165, 170, 180, 275]);

export interface Jacket {
  /** In newton; null where nothing says it. */
  level: number | null;
  isChilds: boolean;
  quantite: number;
}

const CHILD = /\b(enfants?|bebes?|juniors?|kids?)\b/;
const ADULT = /\badultes?\b/;
/** A child's jacket holds up to this. */
const CHILD_KG = 30;
/** What holds nobody heavier is a youth's: an adult's holds as much as this at least. */
const ADULT_KG = 60;

/** « 70-100 kg », « +30 kg », « moins de 30 kg », « 20 kg », « 40 kg et plus ». */
const WEIGHT =
  /(plus de|moins de|jusqu'a|a partir de|des|\+|-|<|>)? ?(?:(\d+) ?(?:kg)? ?(?:-|a|\/|et) ?)?(\d+) ?(?:kg|kilos?)\b( ?\+| (?:et|ou) (?:plus|\+))?/;
const UP_TO = new Set(["moins de", "jusqu'a", "-", "<"]);
const FROM = new Set(["plus de", "a partir de", "des", "+", ">"]);
/** Numbers that are no level: weights, sizes, ages, prices. */
const MEASURES =
  /[+<>-]? ?\d+(?:[.,]\d+)? ?(?:(?:kg)? ?(?:-|a|\/|et) ?\d+(?:[.,]\d+)?)? ?(?:kg|kilos?|cm|mm|g|ans?|mois|€|euros?|%)(?![a-z])/g;

/** What an article says of jackets; undefined for any other, unless somebody says that it is one. */
export function readJacket(article: Named & { quantite: number }, isSaid = false): Jacket | undefined {
  if (!isSaid && !isRecognised(article, "gilets")) return undefined;
  const texts = writtenOf(article);
  const who = firstOf(texts, wearerOf) ?? "adult";
  const level = firstOf(texts, levelOf) ?? null;
  return { level: who === "unclear" ? null : level, isChilds: who === "child", quantite: piecesIn(article) };
}

/** What the first text says that says anything: a name is believed before a description. */
function firstOf<Said>(texts: readonly string[], read: (text: string) => Said | undefined): Said | undefined {
  for (const text of texts) {
    const said = read(text);
    if (said !== undefined) return said;
  }
  return undefined;
}

/** Of several levels the least: nobody knows which one the jacket has. */
function levelOf(text: string): number | undefined {
  const rest = text.replaceAll(MEASURES, " ");
  const said = [...rest.matchAll(/\b(\d{2,3}) ?(?:n|newtons?)\b|\bniveau (\d{2,3})\b/g)].map(([, a, b]) =>
    Number(a ?? b),
  );
  const levels = said.length > 0 ? said : [...rest.matchAll(/\b\d{2,3}\b/g)].map(Number).filter((one) => BARE.has(one));
  return levels.length > 0 ? Math.min(...levels) : undefined;
}

/**
 * Whom it holds. What reaches from children to heavier ones, or stops short of adults, holds nobody for sure: neither the children
 * that are asked for, nor an adult.
 */
function wearerOf(text: string): "child" | "adult" | "unclear" | undefined {
  const [isChild, isAdult] = [CHILD.test(text), ADULT.test(text)];
  if (isChild && isAdult) return "unclear";
  if (isAdult) return "adult";
  const weights = weightsOf(text);
  if (!weights) return isChild ? "child" : undefined;
  const { least, most } = weights;
  if (most <= CHILD_KG) return "child";
  if (isChild) return least !== undefined && least < CHILD_KG ? "child" : "unclear";
  const isStraddling = least !== undefined && least > 0 && least < CHILD_KG;
  return most >= ADULT_KG && !isStraddling ? "adult" : "unclear";
}

/** From what weight to which it says that it holds; one figure alone says the upper one. */
function weightsOf(text: string): { least: number | undefined; most: number } | undefined {
  const [, sign = "", from, to, more] = WEIGHT.exec(text) ?? [];
  if (to === undefined) return undefined;
  const isOpen = FROM.has(sign) || more !== undefined;
  if (from !== undefined) return { least: Number(from), most: isOpen ? Number.POSITIVE_INFINITY : Number(to) };
  if (isOpen) return { least: Number(to), most: Number.POSITIVE_INFINITY };
  return { least: UP_TO.has(sign) ? 0 : undefined, most: Number(to) };
}

/** How many are of that level at least, and how many do not say theirs. */
export function countJackets(jackets: readonly Jacket[], least: number): { good: number; unknown: number } {
  let good = 0;
  let unknown = 0;
  for (const { level, quantite } of jackets) {
    if (level === null) unknown += quantite;
    else if (level >= least) good += quantite;
  }
  return { good, unknown };
}
