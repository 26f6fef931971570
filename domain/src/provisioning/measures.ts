import { roundUp } from "./rounding.ts";

interface Measure {
  of: "mass" | "volume" | "count";
  factor: number;
}

const MEASURES: Record<string, Measure> = {
  g: { of: "mass", factor: 1 },
  kg: { of: "mass", factor: 1000 },
  ml: { of: "volume", factor: 1 },
  cl: { of: "volume", factor: 10 },
  l: { of: "volume", factor: 1000 },
};

function measureOf(unit: string): Measure {
  return MEASURES[unit.toLowerCase()] ?? { of: "count", factor: 1 };
}

const SIZE = /(\d+(?:[.,]\d+)?)\s*(kg|g|cl|ml|l)\b/i;

/** What one pack holds, when the name says so: « Riz (paquet de 1 kg) ». */
function sizeIn(name: string): { of: Measure["of"]; amount: number } | undefined {
  const [, number = "", unit = ""] = SIZE.exec(name) ?? [];
  if (!unit) return undefined;
  const { of, factor } = measureOf(unit);
  return { of, amount: Number(number.replace(",", ".")) * factor };
}

/** A name without the size in it: « Riz 1 kg » and « Riz (paquet de 1 kg) » are the same thing. */
export function withoutSize(name: string): string {
  return name.replace(/\([^)]*\)/g, " ").replace(new RegExp(SIZE.source, "gi"), " ");
}

export interface Quantity {
  nom: string;
  quantite: number;
  unite: string;
}

/** So much of one thing, counted as another article counts it: 2 kg of rice are 4 packs of 500 g. Undefined when it can't be. */
export function countAs(held: Quantity, wanted: Omit<Quantity, "quantite">): number | undefined {
  const [from, to] = [measureOf(held.unite), measureOf(wanted.unite)];
  const [heldSize, wantedSize] = [sizeIn(held.nom), sizeIn(wanted.nom)];
  if (from.of === to.of) {
    const isPacks = from.of === "count" && heldSize && wantedSize && heldSize.of === wantedSize.of;
    const ratio = isPacks ? heldSize.amount / wantedSize.amount : from.factor / to.factor;
    return held.quantite * ratio;
  }
  if (to.of === "count" && wantedSize?.of === from.of) return (held.quantite * from.factor) / wantedSize.amount;
  if (from.of === "count" && heldSize?.of === to.of) return (held.quantite * heldSize.amount) / to.factor;
  return undefined;
}

/** What is missing, in whole units; what is weighed to the gram stays as it is. */
export function missing(need: number, held: number): number {
  return Math.max(0, roundUp(need - held));
}
