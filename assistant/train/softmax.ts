import { featuresOf } from "../src/finder/features.ts";
import { chances, heardIn } from "../src/finder/model.ts";
import type { Draw } from "./draw.ts";
import type { Example } from "./examples.ts";

/** A feature that few texts have teaches little of others. Measured: those of two to four texts are half of all, and find one answer in two hundred. */
const LEAST_TEXTS = 5;
const EPOCHS = 2;
const RATE = 1.5;
/** What every feature is taken to have learned before it begins: so that a rare one does not believe its only text. */
const DAMPING = 10;
/** What is less likely than this learns nothing from a text: four fifths of the time. */
const NEGLIGIBLE = 0.002;
const BIAS_RATE = 0.02;

interface Feature {
  at: number;
  rarity: number;
}

export interface Trained {
  labels: string[];
  /** The features that are looked at. */
  features: Map<number, Feature>;
  /** By feature, then by label. */
  weights: Float32Array;
  bias: Float32Array;
}

/** How often the texts are learned, each time in another order; what came out is averaged, so that no order decides. */
const RUNS = 8;

/** Multinomial logistic regression by AdaGrad: a step size per feature. */
export function train(
  examples: readonly Example[],
  draw: Draw,
  { log = () => {}, leastTexts = LEAST_TEXTS }: { log?: (line: string) => void; leastTexts?: number } = {},
): Trained {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const labelAt = new Map(labels.map((label, at) => [label, at]));
  const features = featuresSeen(examples, leastTexts);
  const lessons = examples.map(({ text, label, weight }) => {
    const heard = heardIn(text, (one) => features.get(one));
    return {
      at: Uint32Array.from(heard, ({ feature }) => feature.at),
      loud: Float32Array.from(heard, ({ loudness }) => loudness),
      label: labelAt.get(label) ?? 0,
      weight,
    };
  });
  const width = labels.length;
  const sum = { weights: new Float32Array(features.size * width), bias: new Float32Array(width) };
  for (let run = 0; run < RUNS; run += 1) {
    const { weights, bias } = learnOnce(lessons, { width, features: features.size }, draw, log);
    for (let n = 0; n < weights.length; n += 1)
      sum.weights[n] = (sum.weights[n] as number) + (weights[n] as number) / RUNS;
    for (let k = 0; k < width; k += 1) sum.bias[k] = (sum.bias[k] as number) + (bias[k] as number) / RUNS;
  }
  return { labels, features, ...sum };
}

interface Lesson {
  at: Uint32Array;
  loud: Float32Array;
  label: number;
  weight: number;
}

function learnOnce(
  lessons: Lesson[],
  { width, features }: { width: number; features: number },
  draw: Draw,
  log: (line: string) => void,
): Pick<Trained, "weights" | "bias"> {
  const weights = new Float32Array(features * width);
  const bias = new Float32Array(width);
  const steps = new Float32Array(features).fill(DAMPING);
  const error = new Float32Array(width);
  const wrong = new Int32Array(width);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    draw.shuffle(lessons);
    let loss = 0;
    for (const [n, { at, loud, label, weight }] of lessons.entries()) {
      // why down to nothing: the last texts of a run must not weigh more than the first
      const rate = RATE * (1 - (epoch + n / lessons.length) / EPOCHS);
      error.set(bias);
      for (let m = 0; m < at.length; m += 1) {
        const row = (at[m] as number) * width;
        const felt = loud[m] as number;
        for (let k = 0; k < width; k += 1) error[k] = (error[k] as number) + felt * (weights[row + k] as number);
      }
      chances(error);
      loss -= weight * Math.log((error[label] as number) + 1e-9);
      error[label] = (error[label] as number) - 1;
      let square = 0;
      let wrongs = 0;
      for (let k = 0; k < width; k += 1) {
        const by = error[k] as number;
        if (by < NEGLIGIBLE && by >= 0) continue;
        square += by * by;
        wrong[wrongs] = k;
        wrongs += 1;
      }
      for (let f = 0; f < at.length; f += 1) {
        const feature = at[f] as number;
        const felt = (loud[f] as number) * weight;
        steps[feature] = (steps[feature] as number) + square * felt * felt;
        const step = (rate * felt) / Math.sqrt(steps[feature] as number);
        const row = feature * width;
        for (let m = 0; m < wrongs; m += 1) {
          const k = wrong[m] as number;
          weights[row + k] = (weights[row + k] as number) - step * (error[k] as number);
        }
      }
      for (let m = 0; m < wrongs; m += 1) {
        const k = wrong[m] as number;
        bias[k] = (bias[k] as number) - rate * BIAS_RATE * weight * (error[k] as number);
      }
    }
    log(`epoch ${epoch + 1}: loss ${(loss / lessons.length).toFixed(3)}`);
  }
  return { weights, bias };
}

function featuresSeen(examples: readonly Example[], leastTexts: number): Map<number, Feature> {
  const uses = new Map<number, number>();
  for (const { text } of examples) {
    const { words, letters } = featuresOf(text);
    for (const one of [...words, ...letters]) uses.set(one, (uses.get(one) ?? 0) + 1);
  }
  const features = new Map<number, Feature>();
  for (const [feature, used] of uses)
    if (used >= leastTexts) features.set(feature, { at: features.size, rarity: Math.log(examples.length / used) });
  return features;
}
