import { type Finder, ownKind } from "../finder/model.ts";
import {
  type NamedInQuestion,
  NO_NAMES,
  namesIn,
  type OwnNames,
  type OwnSlot,
  readAs,
  withSlots,
} from "../finder/own-names.ts";
import type { Intent } from "../recognisers/intent.ts";
import { isGeneral, readByRules } from "../recognisers/own-data.ts";
import { stem } from "../words/stem.ts";
import { wordsOf } from "../words/words.ts";
import { alarmIn } from "./alarm.ts";
import { isAbout, type KnowledgeIndex } from "./index-knowledge.ts";

/** How surely own data must be meant for the finder's reading to be taken: where the question names a boat of the asker's, something else, and nothing. */
const MEANT = { aboard: 0.1, named: 0.3, unnamed: 0.7 };
/** From this level of alarm on no rule reads a question about one's own things. */
const ALARMED = 0.4;
/** Below this the finder denies what a rule has read: 'je trouve pas le trou' looks for nothing aboard. */
const DENIED = { short: 0.001, long: 0.03 };
/** What is this long tells a story, in which a rule's words may stand by chance. */
const STORY_WORDS = 9;
/** Which share of what all sheets are believed one must have, for a thing that it is about to be meant. */
const DESCRIBED = 0.2;
/** Less than this is noise. */
const HEARD = 0.01;

/**
 * What a question asks of one's own boats, mostly one thing: by the rules, or by what the finder has learned, which reads the names of
 * the asker's own things for what they are.
 */
export function recogniseEach(
  question: string,
  index: Pick<KnowledgeIndex, "vocabulary" | "finder" | "filed" | "weight">,
  names: OwnNames = NO_NAMES,
): Intent[] {
  const alarm = alarmIn(index, question);
  const byRules = alarm.bySigns ? [] : readByRules(question, index.vocabulary);
  // why: 'où est papa, il était dehors' asks for no locker.
  if (alarm.sheets.length > 0) return alarm.level >= ALARMED ? [] : byRules;
  const named = namesIn(question, names);
  const kinds = kindsIn(index.finder, question);
  const slotted = named.length > 0 ? kindsIn(index.finder, withSlots(question, named)) : kinds;
  const {
    meant,
    kinds: [likeliest],
    rival,
  } = slotted.meant > kinds.meant ? slotted : kinds;
  const words = wordsOf(question);
  const isStory = words.length > STORY_WORDS;
  if (byRules.length > 1) return byRules;
  const [ruled] = byRules;
  if (ruled && meant < (isStory ? DENIED.long : DENIED.short)) return [];
  // why: what is nowhere called so can only be found by what it is.
  const described = ruled && named.length === 0 ? thingDescribed(ruled, index, question, names) : undefined;
  if (described) return [described];
  // why: 'comment prévoir un coup de mistral' is no question about the boat of that name.
  if (named.length > 0 && named.every(({ slot }) => slot === "bateau") && isGeneral(words.join(" "))) return byRules;
  if (meant < leastMeant(named, rival)) return byRules;
  const said = likeliest && intentOf(likeliest.kind, named, question);
  if (!said) return byRules;
  const intent = needsSubject(said) ? (thingDescribed(said, index, question, names) ?? said) : said;
  // why: the rules read the thing's name out of the question, also where nothing of the asker's own is called so, or several things are.
  if (ruled && (needsSubject(intent) || (ruled.about === intent.about && isSaidSo(ruled, intent)))) return byRules;
  return [intent, ...othersAsked(intent, named, question)];
}

/** Of how many things at once their number, place or date is told. */
const MOST_THINGS = 3;

/** What stands between two things of one kind; in 'les piles de la lampe' the lamp is none. */
const LINKING: ReadonlySet<string> = new Set("et ou ni puis aussi le la les l des mes nos mon ma".split(" "));

/** The same of the things that are named beside the first: 'les fusées et les feux à main, c'est encore bon ?' */
function othersAsked(intent: Intent, named: readonly NamedInQuestion[], question: string): Intent[] {
  const { about } = intent;
  if (about !== "combien-de" && about !== "ou-est" && about !== "validite") return [];
  const words = readAs(question);
  const things = named.filter(({ slot }) => slot === "article");
  const linked = things.filter((thing, n) => {
    const before = things[n - 1];
    return before !== undefined && words.slice(before.to, thing.from).every((word) => LINKING.has(word));
  });
  const others = new Set(linked.map(({ name }) => name));
  others.delete(intent.subject);
  return [...others].slice(0, MOST_THINGS - 1).map((subject) => ({ about, subject }));
}

/** Where a boat of the asker's is named less is enough; but its name may be a wind's or its maker's, so a likely sheet asks for more. */
function leastMeant(named: readonly NamedInQuestion[], rival: number): number {
  if (named.length === 0) return MEANT.unnamed;
  return named.some(({ slot }) => slot === "bateau")
    ? Math.max(MEANT.aboard, Math.min(rival, MEANT.named))
    : MEANT.named;
}

/** What a rule has read, about the thing of the asker's own that is described. */
function thingDescribed(
  ruled: Intent,
  index: Pick<KnowledgeIndex, "filed" | "weight" | "finder">,
  question: string,
  names: OwnNames,
): Intent | undefined {
  const intent = intentOf(ruled.about, describedIn(index, question, names), question);
  return intent && "subject" in ruled && ruled.about in SUBJECTS && !needsSubject(intent) ? intent : undefined;
}

/**
 * What of the asker's own is described in place of named: 'les petites roues en caoutchouc de la pompe' are what the sheet about the
 * impeller is about, and so is an article of that name.
 */
function describedIn(
  index: Pick<KnowledgeIndex, "filed" | "weight" | "finder">,
  question: string,
  names: OwnNames,
): NamedInQuestion[] {
  const sheets = [...index.finder.chancesOf(question)].filter(([label]) => index.filed.has(label));
  const all = sheets.reduce((sum, [, chance]) => sum + chance, 0);
  const likely = sheets
    .filter(([, chance]) => chance >= Math.max(DESCRIBED * all, HEARD))
    .sort(([, one], [, other]) => other - one);
  return likely.flatMap(([sheet]) =>
    (["maintenance", "article"] as const).flatMap((slot) =>
      names[slot].filter((name) => isAbout(index, sheet, name)).map((name) => ({ slot, name, from: 0, to: 0 })),
    ),
  );
}

/** The kinds of own data that a question may ask for, the likeliest first, and how surely it asks for one of them. */
function kindsIn(finder: Finder, question: string): OwnReading {
  const chances = [...finder.chancesOf(question)];
  const kinds = chances.flatMap(([label, chance]) => {
    const kind = ownKind(label);
    return kind === undefined ? [] : [{ kind, chance }];
  });
  return {
    kinds: kinds.sort((one, other) => other.chance - one.chance),
    meant: kinds.reduce((sum, { chance }) => sum + chance, 0),
    rival: Math.max(...chances.map(([label, chance]) => (ownKind(label) === undefined ? chance : 0))),
  };
}

interface OwnReading {
  kinds: { kind: string; chance: number }[];
  /** How surely own data is meant, whichever. */
  meant: number;
  /** How likely anything else is, at most. */
  rival: number;
}

/** Whether the thing was called as the asker calls it: a 'défense' is a 'pare-battage', but nothing is found by that name. */
function isSaidSo(ruled: Intent, intent: Intent): boolean {
  const [said, known] = [ruled, intent].map((one) => wordsOf(("subject" in one && one.subject) || "").map(stem));
  return known === undefined || known.length === 0 || known.some((term) => term.length > 2 && said?.includes(term));
}

const needsSubject = (intent: Intent) => "subject" in intent && intent.subject === "";

/** Whose name says what a kind of question is about, the likeliest first. */
const SUBJECTS: Partial<Record<Intent["about"], readonly OwnSlot[]>> = {
  "combien-de": ["article"],
  "ou-est": ["article"],
  validite: ["article"],
  "quel-bateau": ["article"],
  contenu: ["espace"],
  maintenance: ["maintenance", "article"],
  depenses: ["maintenance", "article"],
  checklists: ["checklist"],
  avitaillement: ["liste"],
};
const WITHOUT_SUBJECT = [
  "prochaines-maintenances",
  "maintenances-en-retard",
  "manques",
  "peremptions",
  "heures-moteur",
  "resume",
] as const;

function intentOf(kind: string, named: readonly NamedInQuestion[], question: string): Intent | undefined {
  const plain = WITHOUT_SUBJECT.find((about) => about === kind);
  if (plain) return { about: plain };
  if (kind === "bateau") return { about: kind, subject: question };
  for (const [about, slots] of Object.entries(SUBJECTS)) {
    if (about !== kind) continue;
    const name = slots.flatMap((slot) => named.find((one) => one.slot === slot) ?? [])[0]?.name ?? "";
    return { about, subject: name } as Intent;
  }
  return undefined;
}
