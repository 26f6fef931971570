import { readAs, termsOfName } from "../../finder/own-names.ts";
import { stem } from "../../words/stem.ts";
import { DECK } from "./deck.ts";
import { ENGINE } from "./engine.ts";
import { LIVING } from "./living.ts";
import { PLACES } from "./places.ts";
import { SAFETY } from "./safety.ts";

/** A kind of thing: what it is called on a list, and how else people say it. */
export interface Kind {
  /** The first name, for whoever has none. */
  called: string;
  /** The stems of each name. */
  names: readonly (readonly string[])[];
  isPlace: boolean;
}

/** One way of saying a kind: words near each other, in any order, of each group one. */
interface Saying {
  kind: Kind;
  groups: readonly (readonly string[])[];
}

/** A kind that a text says, by which of its words, and how many of its words speak of it in all. */
export interface Said {
  kind: Kind;
  at: ReadonlySet<number>;
  said: number;
}

/** A word of a text, with the stems that it may stand for. */
export type Terms = readonly string[];

/** What anything is called by who can't think of its name; the first stands for all of them in the table. */
const ANY = "truc";
const ANYTHING: readonly string[] = "truc machin bidule chose engin".split(" ").map(stem);

/** How far apart the words of one saying may stand. */
const NEAR = 8;

const termsOf = (text: string) => readAs(text).map(stem);
const split = (text: string, by: string) => text.split(by).flatMap((part) => part.trim() || []);

/**
 * `name, name : saying ; saying`; a saying is of words, `|` between those that mean the same here. A name is a saying too, but for those
 * behind `=`, which are said of other things as well.
 */
function readLine(line: string, isPlace: boolean): Saying[] {
  const [called = "", sayings = ""] = line.split(" : ");
  const names = split(called, ",");
  const kind: Kind = {
    called: (names[0] ?? "").replace("=", ""),
    names: names.map(termsOfName).filter(({ length }) => length > 0),
    isPlace,
  };
  const said = split(sayings, ";").map((saying) =>
    split(saying, " ").map((group) => split(group, "|").flatMap((word) => (word === ANY ? ANYTHING : termsOf(word)))),
  );
  const named = names.filter((name) => !name.startsWith("=")).map((name) => termsOf(name).map((term) => [term]));
  return [...named, ...said].map((groups) => ({ kind, groups }));
}

const readTable = (text: string, isPlace = false) => split(text, "\n").flatMap((line) => readLine(line, isPlace));
const SAYINGS: readonly Saying[] = [
  ...[SAFETY, ENGINE, DECK, LIVING].flatMap((text) => readTable(text)),
  ...readTable(PLACES, true),
];
const BY_FIRST = new Map<string, Saying[]>();
for (const saying of SAYINGS)
  for (const term of saying.groups[0] ?? []) BY_FIRST.set(term, [...(BY_FIRST.get(term) ?? []), saying]);

/** Every kind of thing that the words say, by as many of them as say it. */
export function kindsSaid(words: readonly Terms[]): Said[] {
  const found = new Map<Kind, { near: Set<number>; at: readonly number[] }>();
  for (const [from, terms] of words.entries())
    for (const { kind, groups } of terms.flatMap((term) => BY_FIRST.get(term) ?? [])) {
      const places = placesOf(groups, words, from);
      if (!places) continue;
      const before = found.get(kind);
      const near = new Set([...(before?.near ?? []), ...places.flat()]);
      const at = places.flatMap(([nearest]) => nearest ?? []);
      found.set(kind, { near, at: before && !isTighter(at, before.at) ? before.at : at });
    }
  return [...found].map(([kind, { near, at }]) => ({ kind, at: new Set(at), said: near.size }));
}

/** Of two ways that one kind is said, that of more words, and then the closer together. */
function isTighter(one: readonly number[], other: readonly number[]): boolean {
  const span = (places: readonly number[]) => Math.max(...places) - Math.min(...places);
  return one.length > other.length || (one.length === other.length && span(one) < span(other));
}

/** For each group the words near the first that are of it, the nearest first; nothing where a group has none. */
function placesOf(groups: Saying["groups"], words: readonly Terms[], from: number): number[][] | undefined {
  const taken = new Set([from]);
  const places = [[from]];
  for (const group of groups.slice(1)) {
    const near = placesNear(words, group, from).filter((place) => !taken.has(place));
    if (near[0] === undefined) return undefined;
    taken.add(near[0]);
    places.push(near);
  }
  return places;
}

function placesNear(words: readonly Terms[], group: readonly string[], from: number): number[] {
  const first = Math.max(0, from - NEAR);
  return words
    .slice(first, from + NEAR + 1)
    .flatMap((terms, more) => (terms.some((term) => group.includes(term)) ? [first + more] : []))
    .sort((one, other) => Math.abs(one - from) - Math.abs(other - from));
}

/** What a thing comes in says nothing of what it is. */
const CONTAINERS: ReadonlySet<string> = new Set(
  "boite bouteille bidon paquet pack pot tube sac sachet lot jeu kit recharge rouleau bombe caisse trousse paire reserve"
    .split(" ")
    .map(stem),
);

/** Whether what is called by these terms is of a kind: by all words of one of its names, or by the word that says what it is. */
export function isOfKind(terms: readonly string[], { names, isPlace }: Kind): boolean {
  const head = terms.find((term) => !CONTAINERS.has(term)) ?? terms[0];
  return names.some((name) =>
    name.length === 1 && !isPlace ? name[0] === head : name.every((term) => terms.includes(term)),
  );
}
