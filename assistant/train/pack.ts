import type { Header } from "../src/finder/model.ts";
import { labelOrder } from "./label-order.ts";
import type { Trained } from "./softmax.ts";

/** Weights are rounded to this: what becomes nothing is left out. Measured: coarse as it is, the same questions are answered. */
const STEP = 0.25;
/** A feature that whispers of so few answers, by one step each, is left out. Measured: one question of five hundred is answered otherwise. */
const FEW = 2;
/** Measured: four times finer answers the same. */
const RARITY_STEP = 0.2;
const MOST = 127;

/** A trained finder as `readFinder` wants it: what is alike stands together, so that it packs well. */
export function pack({ labels, features, weights, bias }: Trained, learnedFrom: string): Uint8Array {
  const width = labels.length;
  const kept = [...features]
    .sort(([one], [other]) => one - other)
    .map(([feature, { at, rarity }]) => {
      const said: [label: number, weight: number][] = [];
      for (let k = 0; k < width; k += 1) {
        const weight = Math.round((weights[at * width + k] as number) / STEP);
        if (weight !== 0) said.push([k, Math.max(-MOST, Math.min(MOST, weight))]);
      }
      return { feature, rarity, said };
    })
    .filter(({ said }) => said.length > FEW || said.some(([, weight]) => Math.abs(weight) > 1));
  const order = labelOrder(
    width,
    kept.map(({ said }) => said.map(([label]) => label)),
  );
  const placeOf = new Map(order.map((label, place) => [label, place]));
  const numbers: number[] = [];
  const rarities: number[] = [];
  const counts: number[] = [];
  const at: number[] = [];
  const values: number[] = [];
  let before = 0;
  for (const { feature, rarity, said } of kept) {
    numbers.push(...asBytes(feature - before));
    rarities.push(...asBytes(Math.round(rarity / RARITY_STEP)));
    counts.push(...asBytes(said.length));
    before = feature;
    let last = -1;
    const placed = said.map(([label, weight]) => [placeOf.get(label) ?? 0, weight] as const);
    for (const [label, weight] of placed.sort(([one], [other]) => one - other)) {
      at.push(...asBytes(label - last));
      last = label;
      values.push(weight & 0xff);
    }
  }
  const header: Header = {
    learnedFrom,
    labels: order.map((label) => labels[label] as string),
    bias: order.map((label) => Math.round((bias[label] as number) * 1_000) / 1_000),
    features: kept.length,
    weights: values.length,
    step: STEP,
    rarityStep: RARITY_STEP,
  };
  const head = new TextEncoder().encode(JSON.stringify(header));
  const length = new Uint8Array(new Uint32Array([head.length]).buffer);
  return Uint8Array.from([...length, ...head, ...numbers, ...rarities, ...counts, ...at, ...values]);
}

/** A number of seven bits a byte, the lowest first; all but the last byte say that more follows. */
function asBytes(value: number): number[] {
  const bytes: number[] = [];
  let left = value;
  for (; left > 0x7f; left >>>= 7) bytes.push((left & 0x7f) | 0x80);
  return [...bytes, left];
}
