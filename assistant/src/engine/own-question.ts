import { NO_NAMES, type OwnNames, readAs } from "../finder/own-names.ts";
import { namesFact } from "../recognisers/fact-words.ts";
import type { Intent } from "../recognisers/intent.ts";
import { isGeneral, readByRules } from "../recognisers/own-data.ts";
import { asksFor, BARE_FACT, OWN_BOAT, plainlyAsked } from "../recognisers/own-wish.ts";
import { isTelling, wordsOf } from "../words/words.ts";
import { alarmIn } from "./alarm.ts";
import type { KnowledgeIndex } from "./index-knowledge.ts";
import { intentsOf, needsSubject, slotsOf } from "./own-intents.ts";
import { type OwnReading, type Readings, readEach } from "./own-reading.ts";
import { type Thing, thingsDescribed, thingsIn } from "./own-things.ts";

/** How surely own data must be meant for the finder's reading to be taken: where the question names a boat of the asker's, a thing, describes one, and nothing. */
const MEANT = { aboard: 0.1, named: 0.3, described: 0.5, unnamed: 0.7 };
/** How surely one clause must ask for a thing that the question means: the rest may tell any story. */
const ASKED = 0.8;
/** And for a thing that is not aboard: the sheets know of it too. */
const SURE = 0.9;
/** From this belief on a sheet is meant, whatever is not aboard. */
const KNOWN = 0.5;
const OF_STOCK: readonly string[] = ["ou-est", "combien-de"];
/** How much must say which thing that is, where its own name is not said. */
const TELLING = 1.5;
/** From this level of alarm on no rule reads a question about one's own things. */
const ALARMED = 0.4;
/** Below this the finder denies what a rule has read: 'je trouve pas le trou' looks for nothing aboard. */
const DENIED = { short: 0.001, long: 0.03 };
/** What is this long tells a story, in which a rule's words may stand by chance. */
const STORY_WORDS = 9;
/** How many words a name must have to be a question by itself. */
const FEWEST_OF_NAME = 2;

type Index = Pick<KnowledgeIndex, "vocabulary" | "finder" | "filed" | "weight">;

/**
 * What a question asks of one's own boats, mostly one thing: by the rules, or by what the finder has learned, which reads the names of
 * the asker's own things, and what they are and are for, as what they are.
 */
export function recogniseEach(question: string, index: Index, names: OwnNames = NO_NAMES): Intent[] {
  const alarm = alarmIn(index, question);
  const byRules = alarm.bySigns ? [] : readByRules(question, index.vocabulary);
  // why: 'où est papa, il était dehors' asks for no locker.
  if (alarm.sheets.length > 0) return alarm.level >= ALARMED ? [] : byRules;
  if (byRules.length > 1) return byRules;
  const heard = hear(question, names, index);
  const [ruled] = byRules;
  const asked = wholeNameIn(heard) ?? bareFactIn(heard, names) ?? askedInClauses(heard);
  if (asked) return asked;
  if (!ruled) return askedAsAWhole(heard) ?? askedPlainly(heard) ?? askedOfABoat(heard) ?? askedOfMissing(heard);
  const words = wordsOf(question);
  if (heard.whole.meant < (words.length > STORY_WORDS ? DENIED.long : DENIED.short)) return [];
  const said = askedAsAWhole(heard);
  const isBetter = ruled.about !== "bateau" && said?.every((one) => !isUnknown(one, heard.known()));
  return said && isBetter ? said : ofThings(ruled, heard);
}

/** A question with all that it may mean. */
interface Heard extends Readings {
  question: string;
  /** What it says, by name or by what it is and is for. */
  things: readonly Thing[];
  /** Those, and what the sheets that it is like are about. why when asked for: every name is compared with every such sheet. */
  known: () => readonly Thing[];
}

function hear(question: string, names: OwnNames, index: Index): Heard {
  const things = thingsIn(question, names, index);
  const readings = readEach(question, things, index.finder);
  let known: readonly Thing[] | undefined;
  const stretches = [question, ...readings.clauses.map(({ text }) => text)];
  const everything = () =>
    [...things, ...thingsDescribed(stretches, names, index)].sort((one, other) => other.weight - one.weight);
  return {
    question,
    things,
    known: () => {
      known ??= everything();
      return known;
    },
    ...readings,
  };
}

/** What the question asks for as a whole, as the finder reads it. */
function askedAsAWhole({ question, things, known, whole }: Heard): Intent[] | undefined {
  const text = wordsOf(question).join(" ");
  // why: 'comment prévoir un coup de mistral' is no question about the boat of that name.
  const aboard = things.filter(({ name }) => name !== "");
  const isBoatAlone = aboard.length > 0 && aboard.every(({ slot }) => slot === "bateau");
  const isFact = whole.kinds[0]?.kind === "bateau" && whole.meant >= MEANT.unnamed;
  if (isBoatAlone && !isFact && isGeneral(text)) return undefined;
  if (whole.meant < leastMeant(text, things, whole)) return undefined;
  const kind = whole.kinds[0]?.kind ?? "";
  const named = intentsOf(kind, question, things);
  const said = named.some((one) => isUnknown(one, things)) ? intentsOf(kind, question, known()) : named;
  return said.length > 0 ? inOrder([...said, ...othersAsked(said, things, question)], things) : undefined;
}

/** As they were named. */
function inOrder(intents: readonly Intent[], things: readonly Thing[]): Intent[] {
  const places = new Map(things.map(({ name, at }) => [name, Math.min(...at)]));
  const placeOf = (intent: Intent) => places.get(("subject" in intent && intent.subject) || "") ?? 0;
  return [...intents].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Who says nothing but the name of some work asks how it stands; 'vidange' alone may be any. */
function wholeNameIn({ question, things }: Heard): Intent[] | undefined {
  const first = things.find(({ slot, isNamed }) => slot === "maintenance" && isNamed);
  const words = readAs(question);
  if (!first || words.filter(isTelling).length < FEWEST_OF_NAME) return undefined;
  const own = new Set(readAs(first.name));
  // why by the name too: its numbers tell nothing by themselves.
  const isOfName = (word: string, place: number) => first.at.has(place) || own.has(word) || LITTLE.has(word);
  return words.every(isOfName) ? intentsOf("maintenance", question, things) : undefined;
}
const LITTLE: ReadonlySet<string> = new Set("le la les l de du des d mon ma mes notre h".split(" "));

/** Who says nothing but what any boat has, and has one, asks for that boat's. */
const bareFactIn = ({ question }: Heard, { bateau }: OwnNames): Intent[] | undefined =>
  bateau.length > 0 && BARE_FACT.test(wordsOf(question).join(" "))
    ? [{ about: "bateau", subject: question }]
    : undefined;

/** What a clause asks of a thing that the question means: 'ça ne recharge plus, la courroie est cuite, on en a une neuve quelque part ?' */
function askedInClauses({ question, clauses, things, known }: Heard): Intent[] | undefined {
  const asking = clauses
    .map(({ text, reading }) => ({
      kind: reading.kinds[0]?.kind ?? "",
      meant: reading.meant,
      text,
      plain: wordsOf(text).join(" "),
    }))
    .filter(({ kind, meant, plain }) => meant >= ASKED && asksFor(kind, plain) && !isGeneral(plain))
    .sort((one, other) => other.meant - one.meant);
  for (const { kind } of asking) {
    const told = [things, known()].find((some) => some.some((thing) => isTold(kind, thing)));
    if (told) return intentsOf(kind, question, told);
  }
  return undefined;
}

const isTold = (kind: string, { slot, name, weight, isNamed }: Thing): boolean =>
  slotsOf(kind).includes(slot) && name !== "" && (isNamed || weight >= TELLING);

/** What plain words ask of a thing that is known, though the finder hears a sheet in the rest: 'ce qu’on tire vers le ciel, où on le garde'. */
function askedPlainly({ question, things, whole, clauses }: Heard): Intent[] | undefined {
  const text = wordsOf(question).join(" ");
  const kind = plainlyAsked(text);
  const meant = Math.max(whole.meant, ...clauses.map(({ reading }) => reading.meant));
  if (kind === undefined || meant < DENIED.long || isGeneral(text)) return undefined;
  return things.some((thing) => isTold(kind, thing)) ? intentsOf(kind, question, things) : undefined;
}

/** A fact of the asker's own boat, where a clause asks for one or the whole may: 'on me propose une place, le voilier y rentre ?' */
function askedOfABoat({ question, whole, clauses }: Heard): Intent[] | undefined {
  const text = wordsOf(question).join(" ");
  if (whole.rival >= SURE || isGeneral(text) || !namesFact(text)) return undefined;
  const asksForFact = ({ kinds, meant }: OwnReading, least: number) =>
    meant >= least && (kinds[0]?.kind === "bateau" || kinds[0]?.kind === "quel-bateau");
  const isOwn =
    OWN_BOAT.test(text) &&
    [whole, ...clauses.map(({ reading }) => reading)].some((one) => asksForFact(one, MEANT.aboard));
  const isAsked = whole.rival < MEANT.named && clauses.some(({ reading }) => asksForFact(reading, MEANT.described));
  return isOwn || isAsked ? [{ about: "bateau", subject: question }] : undefined;
}

/** What a clause asks of a thing that nobody has: that it is not aboard is the answer. */
function askedOfMissing({ clauses, things, whole }: Heard): Intent[] {
  if (whole.rival >= KNOWN) return [];
  for (const { text, from, to, ofMissing } of clauses) {
    const kind = ofMissing.kinds[0]?.kind ?? "";
    const plain = wordsOf(text).join(" ");
    if (ofMissing.meant < SURE || !OF_STOCK.includes(kind) || !asksFor(kind, plain) || isGeneral(plain)) continue;
    const [said] = things.filter(({ name, at }) => name === "" && [...at].some((place) => place >= from && place < to));
    if (said) return intentsOf(kind, text, [said]);
  }
  return [];
}

/** Whether nothing aboard is meant by it: what was typed says better what was not found. */
const isUnknown = (intent: Intent, things: readonly Thing[]) =>
  needsSubject(intent) ||
  ("subject" in intent && slotsOf(intent.about).length > 0 && !things.some(({ name }) => name === intent.subject));

/** What a rule has read, about the things of the asker's own that are meant; as it was typed where nothing is. */
function ofThings(ruled: Intent, { question, things, known }: Heard): Intent[] {
  if (!("subject" in ruled) || ruled.about === "bateau") return [ruled];
  const isAboard = ({ slot, name }: Thing) => slotsOf(ruled.about).includes(slot) && name !== "";
  const meant = [things, known()].find((some) => some.some(isAboard));
  return meant ? intentsOf(ruled.about, question, meant) : [ruled];
}

/** What stands between two things of one kind; in 'les piles de la lampe' the lamp is none. */
const LINKING: ReadonlySet<string> = new Set("et ou ni puis aussi le la les l des mes nos mon ma".split(" "));
const AND: ReadonlySet<string> = new Set("et ou ni puis aussi".split(" "));
const OF: ReadonlySet<string> = new Set("du de d".split(" "));
const MOST_OTHERS = 2;

/** The same of the things that are named beside the first: 'les fusées et les feux à main, c'est encore bon ?' */
function othersAsked(said: readonly Intent[], things: readonly Thing[], question: string): Intent[] {
  const [first] = said;
  if (!first || (first.about !== "combien-de" && first.about !== "ou-est" && first.about !== "validite")) return [];
  const words = readAs(question);
  const named = things
    .filter(({ slot, name, at }) => slot === "article" && name && at.size > 0)
    .sort((one, other) => Math.min(...one.at) - Math.min(...other.at));
  const linked = named.filter((thing, n) => {
    const before = named[n - 1];
    if (before === undefined) return false;
    const between = words.slice(Math.max(...before.at) + 1, Math.min(...thing.at));
    const isAnother = between.some((word) => AND.has(word));
    return between.length > 0 && between.every((word) => LINKING.has(word) || (isAnother && OF.has(word)));
  });
  const known = new Set(said.map((one) => ("subject" in one ? one.subject : "")));
  const others = new Set(linked.map(({ name }) => name).filter((name) => !known.has(name)));
  return [...others].slice(0, MOST_OTHERS).map((subject) => ({ about: first.about, subject }) as Intent);
}

/** Where something of the asker's is named less is enough; but a boat's name may be a wind's or its maker's, so a likely sheet asks for more. */
function leastMeant(question: string, things: readonly Thing[], { rival }: OwnReading): number {
  if (things.some(({ slot }) => slot === "bateau")) return Math.max(MEANT.aboard, Math.min(rival, MEANT.named));
  if (things.some(({ isNamed }) => isNamed) || OWN_BOAT.test(question))
    return Math.max(MEANT.named, Math.min(rival, MEANT.described));
  return things.some(({ name, weight }) => name && weight >= TELLING) ? MEANT.described : MEANT.unnamed;
}
