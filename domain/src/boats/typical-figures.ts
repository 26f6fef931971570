import type { HullKind } from "./hull-kind.ts";

/** What is usual for a hull: a proposal, never a measure. */
export interface TypicalFigures {
  largeur: number;
  tirant_eau: number;
  capacite_carburant: number;
  capacite_eau: number;
  moteur: string;
}

type Anchor = readonly [
  longueur: number,
  largeur: number,
  tirant_eau: number,
  carburant: number,
  eau: number,
  horses: number,
  engine: "hors-bord" | "in-bord" | "deux hors-bord" | "deux in-bord",
];

/**
 * Hulls of each kind, from the shortest to the longest. Beams are medians of the catalogue's boats of about that length, and tanks
 * too where it knows some (sail from 9.5 m, catamarans from 11.5 m, motor at 6 to 9 m and from 16 m); a test of the server compares
 * them with it. Where it knows none (draughts, engines, small boats' tanks): what such boats are usually delivered with, the deep
 * keel rather than the lifting one.
 */
const HULLS: Record<HullKind, readonly [Anchor, ...Anchor[]]> = {
  voilier: [
    [5, 2.1, 0.8, 12, 20, 4, "hors-bord"],
    [6.5, 2.5, 1.1, 12, 40, 6, "hors-bord"],
    [8, 2.6, 1.4, 40, 80, 10, "in-bord"],
    [9.6, 3.2, 1.7, 130, 160, 20, "in-bord"],
    [10.5, 3.5, 1.8, 130, 200, 28, "in-bord"],
    [11.4, 3.8, 1.9, 130, 210, 30, "in-bord"],
    [12.4, 4, 2, 200, 330, 40, "in-bord"],
    [14, 4.4, 2.1, 210, 370, 55, "in-bord"],
    [16, 4.8, 2.3, 300, 500, 75, "in-bord"],
    [20, 5.4, 2.6, 600, 800, 110, "in-bord"],
  ],
  catamaran: [
    [8, 4.5, 0.8, 60, 120, 10, "hors-bord"],
    [10, 5.4, 1, 200, 250, 20, "deux in-bord"],
    [11.6, 6.5, 1.1, 400, 300, 30, "deux in-bord"],
    [12.6, 7.4, 1.2, 470, 500, 40, "deux in-bord"],
    [14, 7.7, 1.3, 560, 700, 50, "deux in-bord"],
    [15.5, 8.3, 1.4, 800, 800, 70, "deux in-bord"],
    [17, 9.2, 1.5, 1000, 900, 80, "deux in-bord"],
  ],
  moteur: [
    [3.5, 1.5, 0.3, 12, 0, 9, "hors-bord"],
    [4.5, 2, 0.4, 25, 0, 50, "hors-bord"],
    [5.5, 2.2, 0.4, 80, 0, 90, "hors-bord"],
    [6.2, 2.5, 0.5, 190, 50, 130, "hors-bord"],
    [7.4, 2.6, 0.6, 230, 100, 175, "hors-bord"],
    [8.9, 3, 0.8, 500, 100, 300, "hors-bord"],
    [12, 3.8, 1, 900, 350, 300, "deux in-bord"],
    [16.5, 4.8, 1.3, 2200, 560, 700, "deux in-bord"],
    [20.5, 5.6, 1.5, 4500, 950, 1000, "deux in-bord"],
  ],
  "semi-rigide": [
    [2.6, 1.5, 0.3, 12, 0, 6, "hors-bord"],
    [3.5, 1.6, 0.3, 12, 0, 15, "hors-bord"],
    [4.7, 2, 0.4, 50, 0, 50, "hors-bord"],
    [5.4, 2.5, 0.4, 100, 0, 90, "hors-bord"],
    [6.9, 2.7, 0.5, 200, 0, 175, "hors-bord"],
    [9, 3.1, 0.6, 400, 50, 250, "deux hors-bord"],
    [12, 3.5, 0.7, 700, 100, 300, "deux hors-bord"],
  ],
};

/** Hulls so much shorter or longer than any of the table are still judged by its ends; beyond, nothing is usual. */
const SHORTER = 0.75;
const LONGER = 1.25;

/** What is usual for a kind and length of hull; undefined where we know none like it. */
export function typicalFigures(kind: HullKind, longueur: number): TypicalFigures | undefined {
  const hulls = HULLS[kind];
  const [first, last] = [hulls[0], hulls.at(-1) ?? hulls[0]];
  if (!(longueur >= first[0] * SHORTER && longueur <= last[0] * LONGER)) return undefined;
  const after = hulls.find((hull) => hull[0] >= longueur) ?? last;
  const before = hulls.findLast((hull) => hull[0] <= longueur) ?? first;
  const share = after[0] === before[0] ? 0 : (longueur - before[0]) / (after[0] - before[0]);
  const between = (column: 1 | 2 | 3 | 4 | 5) => before[column] + share * (after[column] - before[column]);
  const nearest = share < 0.5 ? before : after;
  // why of the beam alone: a hull beyond the table's ends keeps its proportions, and its tanks are anybody's guess.
  const stretch = longueur / Math.min(Math.max(longueur, first[0]), last[0]);
  return {
    largeur: roundTo(0.1, between(1) * stretch),
    tirant_eau: roundTo(0.1, between(2)),
    capacite_carburant: roundLitres(between(3)),
    capacite_eau: roundLitres(between(4)),
    moteur: engineWords(nearest[6], roundHorses(between(5))),
  };
}

// why coarse: figures to the litre would pass for measured ones.
const roundLitres = (litres: number) => roundTo(litres < 100 ? 5 : 10, litres);
const roundHorses = (horses: number) => roundTo(horses < 20 ? 1 : 5, horses);
/** why twice: 0.1 times a whole number is not always a tenth. */
const roundTo = (step: number, value: number) => Math.round(Math.round(value / step) * step * 10) / 10;

function engineWords(engine: Anchor[6], horses: number): string {
  const type = engine.endsWith("hors-bord") ? "Hors-bord" : "In-bord diesel";
  return engine.startsWith("deux ") ? `2 x ${type}, 2 x ${horses} ch` : `${type}, ${horses} ch`;
}
