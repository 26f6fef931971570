import { createHash } from "node:crypto";
import { featuresOf } from "../src/finder/features.ts";
import { FOR_THE_SHEETS, NOT_OURS, ownLabel } from "../src/finder/model.ts";
import { namesIn, OWN_SLOTS, type OwnNames, slotWord, withSlots } from "../src/finder/own-names.ts";
import type { Sheet } from "../src/sheets/knowledge.ts";
import type { Draw } from "./draw.ts";
import { readWays, type Way } from "./read-ways.ts";
import { SLOT_NAMES } from "./slot-names.ts";

/** A text, and what somebody who says it asks for. */
export interface Example {
  text: string;
  label: string;
  /** How much it counts. */
  weight: number;
  /** Who wrote it; "" for the sheets themselves. */
  hand: string;
}

/** What a sentence of a sheet counts: it has the words of its subject, but nobody asks like that. */
const SENTENCE = 0.3;
/** What is not ours is one answer among four hundred, and has a tenth of all ways: each counts less, or doubt would always refuse. */
const ELSEWHERE = 0.35;
/** What sounds like one's own rows and is not; no sheet is named there. */
const isForTheSheets = ({ name }: Way) => name === "fiches";
/** What a question for the sheets counts where a name of the asker's own stands in it: it teaches that 'comment changer' asks for no row. */
const SLOTTED = 0.15;
/** As if the asker had aboard what anybody has; boats have names of their own, and 'le voilier' is none. */
const NAMES = {
  ...SLOT_NAMES,
  bateau: SLOT_NAMES.bateau?.filter((name) => !/^l[ae] /.test(name)),
} as unknown as OwnNames;
/** What the calm questions about no boat stand under. */
const OFF_TOPIC = "hors-sujet";
const SHORTEST_SENTENCE = 12;

/** Everything the finder learns from, in the order of the files. */
export function examplesFrom(sheets: readonly Sheet[], draw: Draw): Example[] {
  const known = new Set(sheets.map(({ slug }) => slug));
  const ofSheets = [...readWays("sheets"), ...readWays("calm")].map((way) => {
    if (way.name === OFF_TOPIC) return example(way, NOT_OURS);
    if (!known.has(way.name)) throw new Error(`${way.name} is no sheet, but somebody asks for it: ${way.text}`);
    return example(way, way.name);
  });
  const own = readWays("own-data");
  const ofOwn = own.flatMap((way) => {
    if (isForTheSheets(way)) return [];
    const named = { ...way, text: way.text.replace(SLOT, (_, slot: string) => nameFor(slot, draw)) };
    const slotted = {
      ...way,
      text: way.text.replace(SLOT, (_, slot: string) => (isOwnSlot(slot) ? slotWord(slot) : nameFor(slot, draw))),
    };
    const label = ownLabel(way.name);
    return way.text === slotted.text ? [example(way, label)] : [example(named, label), example(slotted, label)];
  });
  const elsewhere = readWays("not-ours").map((way) => example(way, NOT_OURS, ELSEWHERE));
  const notOwn = [...readWays("sheets"), ...readWays("calm"), ...own.filter(isForTheSheets)].flatMap((way) => {
    const named = namesIn(way.text, NAMES);
    return named.length === 0 ? [] : [example({ ...way, text: withSlots(way.text, named) }, FOR_THE_SHEETS, SLOTTED)];
  });
  const unnamed = own.filter(isForTheSheets).map((way) => example(way, FOR_THE_SHEETS));
  return [...ofSheets, ...ofOwn, ...notOwn, ...unnamed, ...elsewhere, ...sheets.flatMap(inItsOwnWords)];
}

/** Tells what these texts teach from what others would: by their features, so that new slang or another stem shows too. */
export function fingerprintOf(examples: readonly Example[]): string {
  const hash = createHash("sha256");
  for (const { text, label, weight } of examples) {
    const { words, letters } = featuresOf(text);
    hash.update(`${label}\t${weight}\n`).update(Uint32Array.from([...words, 0, ...letters]));
  }
  return hash.digest("hex").slice(0, 16);
}

const isOwnSlot = (slot: string) => OWN_SLOTS.some((own) => own === slot);
const SLOT = /\{(\w+)\}/g;
function nameFor(slot: string, draw: Draw): string {
  const names = SLOT_NAMES[slot];
  if (!names) throw new Error(`{${slot}} is no slot`);
  return draw.one(names);
}

const example = ({ text, hand }: Way, label: string, weight = 1): Example => ({ text, label, weight, hand });

function inItsOwnWords({ slug, titre, alias, questions, mots_cles, avertissement, texte }: Sheet): Example[] {
  const named = [titre, ...alias, ...questions, mots_cles.join(" ; ")];
  const sentences = `${avertissement ?? ""}\n${texte}`
    .split(/\n|(?<=[.;!?])\s/)
    .filter((sentence) => sentence.replace(/\P{L}/gu, "").length > SHORTEST_SENTENCE);
  const of = (weight: number) => (text: string) => ({ text, label: slug, weight, hand: "" });
  return [...named.map(of(1)), ...sentences.map(of(SENTENCE))];
}
