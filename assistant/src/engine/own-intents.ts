import type { OwnSlot } from "../finder/own-names.ts";
import type { Intent } from "../recognisers/intent.ts";
import { wordsOf } from "../words/words.ts";
import type { Thing } from "./own-things.ts";

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

/** What is asked of everything is asked of the one thing that is named: 'les pare-battages, il en manque ?' */
const OF_ONE: Readonly<Record<string, { kind: Intent["about"]; slot: OwnSlot }>> = {
  manques: { kind: "combien-de", slot: "article" },
  peremptions: { kind: "validite", slot: "article" },
  "prochaines-maintenances": { kind: "maintenance", slot: "maintenance" },
  "maintenances-en-retard": { kind: "maintenance", slot: "maintenance" },
  checklists: { kind: "maintenance", slot: "maintenance" },
  avitaillement: { kind: "combien-de", slot: "article" },
};
const OF_ALL =
  /\b(?:courses|commissions|provisions|caddie|avitaillement|quoi|koi|kwa|qu est ce|tout|toute|tous|toutes|liste|quel(?:le)?s?|check ?lists?|coch\w+|cases?|trucs?)\b/;
/** Work is meant in place of a checklist only where more than one word says which. */
const TELLING = 2;
/** Of how many things at once their number, place or date is told. */
const MOST_THINGS = 6;

export const needsSubject = (intent: Intent) => "subject" in intent && intent.subject === "";

/** The slots of what a kind of question may be about; none for those that are about everything. */
export const slotsOf = (kind: string): readonly OwnSlot[] => SUBJECTS[kind as Intent["about"]] ?? [];

/** What a kind of question asks of the things that it means: of each where several are meant alike. */
export function intentsOf(kind: string, question: string, things: readonly Thing[]): Intent[] {
  if (kind === "bateau") return [{ about: kind, subject: question }];
  const one = OF_ONE[kind];
  const meant = one && !OF_ALL.test(wordsOf(question).join(" ")) ? bestOf(things, [one.slot]) : undefined;
  if (one && meant?.name && (kind !== "checklists" || meant.weight >= TELLING))
    return intentsOf(one.kind, question, things);
  const plain = WITHOUT_SUBJECT.find((about) => about === kind);
  if (plain) return [{ about: plain }];
  const slots = slotsOf(kind);
  if (slots.length === 0) return [];
  const best = bestOf(things, slots);
  if (!best) return [{ about: kind, subject: "" } as Intent];
  const said = alike(best, things).map((subject) => ({ about: kind, subject }) as Intent);
  // why both: no work is noted of what is merely stowed, but how much there is of it may be what was asked.
  const isStowed = slots[0] === "maintenance" && best.slot === "article" && best.name !== "";
  return isStowed ? [...said.slice(0, 1), ...intentsOf("combien-de", question, things)] : said;
}

/** What of some slots is meant most: of the first slot that has any aboard. */
function bestOf(things: readonly Thing[], slots: readonly OwnSlot[]): Thing | undefined {
  const most = (some: readonly Thing[]) =>
    some.reduce<Thing | undefined>(
      (best, one) => (best && (best.weight > one.weight || (best.weight === one.weight && best.name)) ? best : one),
      undefined,
    );
  return slots.map((slot) => most(things.filter((one) => one.slot === slot))).find((one) => one !== undefined);
}

/** The names of what is meant as much as the best, by the same words or by others that stand beside them. */
function alike(best: Thing, things: readonly Thing[]): string[] {
  if (best.name === "") return [best.called];
  const same = things.filter(({ slot, name, weight }) => slot === best.slot && name !== "" && weight === best.weight);
  const named = [...same].sort((one, other) => Math.min(...one.at) - Math.min(...other.at));
  return [...new Set(named.map(({ name }) => name))].slice(0, MOST_THINGS);
}
