import { featuresOf } from "./features.ts";

/** What a question asks for: a sheet by its name, a kind of own data, or nothing of ours. */
export const NOT_OURS = "ailleurs";
/** A question that names something of the asker's own, but asks what the sheets know of it. */
export const FOR_THE_SHEETS = "fiches";
const OWN = "bord:";
export const ownLabel = (kind: string) => `${OWN}${kind}`;
/** The kind of own data that a label stands for; undefined for the others. */
export const ownKind = (label: string): string | undefined =>
  label.startsWith(OWN) ? label.slice(OWN.length) : undefined;

/** How far a question's words together reach, and its letters. Few letters prove less than few words. */
const REACH = { words: 5, letters: 4 };

/** The features of a question that are known, each with how loudly it speaks: by its rarity; the words of every question together are equally loud, and so are its letters. */
export function heardIn<Known extends { rarity: number }>(
  question: string,
  known: (feature: number) => Known | undefined,
): { feature: Known; loudness: number }[] {
  const features = featuresOf(question);
  return (["words", "letters"] as const).flatMap((kind) => {
    const heard = [...features[kind]].flatMap((one) => known(one) ?? []);
    const length = Math.hypot(...heard.map(({ rarity }) => rarity));
    return heard.map((feature) => ({ feature, loudness: (REACH[kind] * feature.rarity) / length }));
  });
}

/** How many questions are remembered: one is asked what it means several times on its way. */
const REMEMBERED = 20;

/** How likely each label is, of all there are; they add up to 1. */
type Chances = ReadonlyMap<string, number>;

/** Learned from the ways of asking by `train/`, as `finder.bin` holds it. */
export interface Finder {
  chancesOf(question: string): Chances;
}

/** What `finder.bin` says of itself, before its numbers. */
export interface Header {
  /** What it was learned from: changed ways or sheets need new weights. */
  learnedFrom: string;
  labels: string[];
  bias: number[];
  /** How many features, and how many weights they have together. */
  features: number;
  weights: number;
  /** What a step of a weight, and of a rarity, is worth. */
  step: number;
  rarityStep: number;
}

interface Feature {
  rarity: number;
  from: number;
  to: number;
}

/** The bytes of a finder: the length of its header, the header, then of all features the numbers, rarities, counts, labels and weights. */
export function readHeader(bytes: Uint8Array): { header: Header; at: number } {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  return {
    header: JSON.parse(Array.from(bytes.subarray(4, 4 + length), (byte) => String.fromCharCode(byte)).join("")),
    at: 4 + length,
  };
}

export function readFinder(bytes: Uint8Array): Finder {
  const { header, at: start } = readHeader(bytes);
  let at = start;
  const number = () => {
    let value = 0;
    let shift = 0;
    for (;;) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
      shift += 7;
    }
  };
  const numbers = Array.from({ length: header.features }, number);
  const rarities = Array.from({ length: header.features }, number);
  const features = new Map<number, Feature>();
  let feature = 0;
  let from = 0;
  for (let n = 0; n < header.features; n += 1) {
    feature += numbers[n] as number;
    const to = from + number();
    features.set(feature, { rarity: (rarities[n] as number) * header.rarityStep, from, to });
    from = to;
  }
  const labelOf = new Uint16Array(header.weights);
  for (const { from: first, to } of features.values()) {
    let label = -1;
    for (let n = first; n < to; n += 1) {
      label += number();
      labelOf[n] = label;
    }
  }
  const weightOf = new Int8Array(bytes.buffer, bytes.byteOffset + at, header.weights);

  const remembered = new Map<string, Chances>();
  return {
    chancesOf(question) {
      const known = remembered.get(question);
      if (known) return known;
      const scores = Float64Array.from(header.bias);
      for (const { feature: one, loudness } of heardIn(question, (n) => features.get(n))) {
        const worth = loudness * header.step;
        for (let n = one.from; n < one.to; n += 1) {
          const label = labelOf[n] as number;
          scores[label] = (scores[label] as number) + worth * (weightOf[n] as number);
        }
      }
      const found: Chances = new Map([...chances(scores)].map((chance, n) => [header.labels[n] ?? "", chance]));
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(question, found);
      return found;
    },
  };
}

/** Scores as chances that add up to 1. */
export function chances<Scores extends Float32Array | Float64Array>(scores: Scores): Scores {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let n = 0; n < scores.length; n += 1) {
    scores[n] = Math.exp((scores[n] as number) - most);
    sum += scores[n] as number;
  }
  for (let n = 0; n < scores.length; n += 1) scores[n] = (scores[n] as number) / sum;
  return scores;
}
