import { type OwnNames, type OwnSlot, possibleNames, readAs, slotWord, termsOfName } from "../finder/own-names.ts";
import { isOfKind, type Kind, kindsSaid, type Terms } from "../recognisers/things/thing.ts";
import { stem } from "../words/stem.ts";
import { isTelling, wordsOf } from "../words/words.ts";
import { isAbout, type KnowledgeIndex } from "./index-knowledge.ts";

/** Something of the asker's own that a question may mean, and which of its words say so: by its name, or by what it is and is for. */
export interface Thing {
  slot: OwnSlot;
  /** "" where nothing of the asker's own is of the kind that is asked for. */
  name: string;
  /** What to look for where nothing is called so. */
  called: string;
  at: ReadonlySet<number>;
  /** How much says so. */
  weight: number;
  /** Whether it is called by its own name. */
  isNamed: boolean;
}

/** What a name said as a whole weighs beyond its words. */
const WHOLE = 0.5;
/** What a sheet that is likely meant weighs where a thing is called by what it is about, and one that is believed. */
const BY_SHEET = { likely: 1, believed: 2 };
const BELIEVED = 0.3;
/** Which share of what all sheets are believed one must have for that. */
const DESCRIBED = 0.2;
/** Less than this is noise. */
const HEARD = 0.01;
const MOST_WORDS = 100;
/** why: every account has a list called « Départ », and every story a departure. */
const OF_LISTS =
  /\b(?:listes?|check\w*|coch\w*|cases?|avancement|termine\w*|fini\w*|reste\w*|complete?s?|en (?:est|suis|etais) ou|ou en (?:est|suis|sont))\b/;
/** Of a store of thousands as many as one question may mean. */
const MOST_THINGS = 50;
/** A shorter word is taken as it is spelled. */
const MISTYPED_LETTERS = 5;
/** A word with more than one mistake is too far from what it may mean. */
const SURE = 0.8;

type Index = Pick<KnowledgeIndex, "vocabulary" | "filed" | "weight" | "finder">;

/** The words of a question, as the finder reads them. */
export const wordsAskedIn = (question: string): string[] => readAs(question).slice(0, MOST_WORDS);

/** Each word by the stems that it may stand for: as it is spelled, and as it was meant. */
function termsAskedIn(question: string, { vocabulary }: Index): Terms[] {
  return wordsAskedIn(question).map((word) => {
    const known = isTelling(word) && word.length >= MISTYPED_LETTERS ? vocabulary.read(word) : undefined;
    return known && known.sureness >= SURE ? [stem(word), known.term] : [stem(word)];
  });
}

/** Everything of the asker's own that a question may mean, the likeliest first. */
export function thingsIn(question: string, names: OwnNames, index: Index): Thing[] {
  const things = new Map<string, Thing>();
  const add = (thing: Thing) => {
    const key = `${thing.slot} ${thing.name || thing.called}`;
    const before = things.get(key);
    const weight = Math.max(thing.weight, before?.weight ?? 0);
    const at = before && (before.isNamed || before.at.size >= thing.at.size) ? before.at : thing.at;
    things.set(key, { ...thing, at, weight, isNamed: thing.isNamed || before?.isNamed === true });
  };
  const isOfLists = OF_LISTS.test(wordsOf(question).join(" "));
  for (const { slot, name, from, to, said, share } of possibleNames(question, names)) {
    if (slot === "checklist" && said === 1 && !isOfLists) continue;
    const at = new Set(Array.from({ length: to - from }, (_, more) => from + more));
    add({ slot, name, called: name, at, weight: said + (share === 1 ? WHOLE : 0), isNamed: true });
  }
  for (const { kind, at, said } of kindsSaid(termsAskedIn(question, index))) {
    const own = ofKind(kind, names);
    for (const { slot, name } of own) add({ slot, name, called: name, at, weight: said, isNamed: false });
    if (own.length === 0 && !kind.isPlace)
      add({ slot: "article", name: "", called: kind.called, at, weight: said, isNamed: false });
  }
  return [...things.values()].sort((one, other) => other.weight - one.weight).slice(0, MOST_THINGS);
}

/** What of the asker's own is of a kind. */
function ofKind(kind: Kind, names: OwnNames): { slot: OwnSlot; name: string }[] {
  const slots = kind.isPlace ? (["espace"] as const) : (["article", "maintenance"] as const);
  return slots.flatMap((slot) =>
    names[slot].filter((name) => isOfKind(termsOfName(name), kind)).map((name) => ({ slot, name })),
  );
}

/**
 * What of the asker's own is described in place of named: 'les petites roues en caoutchouc de la pompe' are what the sheet about the
 * impeller is about, and so is an article of that name.
 */
export function thingsDescribed(stretches: readonly string[], names: OwnNames, index: Index): Thing[] {
  const likely = new Map<string, number>();
  for (const [sheet, weight] of stretches.flatMap((stretch) => likelySheets(stretch, index)))
    likely.set(sheet, Math.max(weight, likely.get(sheet) ?? 0));
  return [...likely].flatMap(([sheet, weight]) =>
    (["maintenance", "article"] as const).flatMap((slot) =>
      names[slot]
        .filter((name) => isAbout(index, sheet, name))
        .map((name) => ({ slot, name, called: name, at: new Set<number>(), weight, isNamed: false })),
    ),
  );
}

function likelySheets(stretch: string, { finder, filed }: Index): [sheet: string, weight: number][] {
  const sheets = [...finder.chancesOf(stretch)].filter(([label]) => filed.has(label));
  const all = sheets.reduce((sum, [, chance]) => sum + chance, 0);
  return sheets
    .filter(([, chance]) => chance >= Math.max(DESCRIBED * all, HEARD))
    .sort(([, one], [, other]) => other - one)
    .map(([sheet, chance]) => [sheet, chance >= BELIEVED ? BY_SHEET.believed : BY_SHEET.likely]);
}

/** The words with what it is in place of each thing that they say: 'combien de xarticle dans le xespace'. */
export function inSlots(words: readonly string[], things: readonly Pick<Thing, "slot" | "at">[], first = 0): string {
  const slotted: (string | undefined)[] = [...words];
  const taken = new Set<number>();
  for (const { slot, at } of things) {
    const own = [...at].map((place) => place - first).filter((place) => place >= 0 && place < words.length);
    if (own.length === 0 || own.some((place) => taken.has(place))) continue;
    for (const place of own) {
      taken.add(place);
      slotted[place] = undefined;
    }
    slotted[Math.min(...own)] = slotWord(slot);
  }
  return slotted.filter(Boolean).join(" ");
}
