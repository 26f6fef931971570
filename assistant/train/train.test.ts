import { describe, expect, test } from "vitest";
import { readKnowledge } from "../read-knowledge.ts";
import { NOT_OURS, ownLabel, readFinder, readHeader } from "../src/finder/model.ts";
import { createDraw } from "./draw.ts";
import { type Example, examplesFrom, fingerprintOf } from "./examples.ts";
import { pack } from "./pack.ts";
import { train } from "./softmax.ts";

const knowledge = readKnowledge();

describe("the finder that is kept in the project", () => {
  test("was learned from the sheets and the ways of asking as they are (npm run train:assistant)", () => {
    const examples = examplesFrom(knowledge.sheets, createDraw(1));
    expect(readHeader(knowledge.weights).header.learnedFrom).toBe(fingerprintOf(examples));
  });

  test("knows every sheet, each kind of own data, and what is not ours", () => {
    const { labels } = readHeader(knowledge.weights).header;
    expect(labels).toEqual(
      expect.arrayContaining([...knowledge.sheets.map(({ slug }) => slug), NOT_OURS, ownLabel("combien-de")]),
    );
  });

  test("gives chances that add up to one, for a page of gibberish too", () => {
    const { chancesOf } = readFinder(knowledge.weights);
    for (const question of ["", "vidange", "zz ".repeat(5_000), "😀"]) {
      const sum = [...chancesOf(question).values()].reduce((all, one) => all + one, 0);
      expect(sum).toBeCloseTo(1, 5);
    }
  });
});

describe("learning", () => {
  const texts: [label: string, texts: string[]][] = [
    ["voile", ["hisser la grand voile", "ferler la voile", "la voile fasseye", "une voile déchirée"]],
    ["moteur", ["le moteur cale", "vidanger le moteur", "moteur noyé", "le moteur fume noir"]],
    [NOT_OURS, ["recette de gâteau", "un gâteau au chocolat", "gâteau sans œufs", "faire un gâteau"]],
  ];
  const examples = texts.flatMap(([label, some]) =>
    some.map((text): Example => ({ text, label, weight: 1, hand: "a" })),
  );
  const bytes = pack(train(examples, createDraw(1), { leastTexts: 2 }), "test");

  test.each([
    ["ma voile est usée", "voile"],
    ["motteur qui cale", "moteur"],
    ["quel gateau pour dimanche", NOT_OURS],
  ])("%s", (question, label) => {
    const [[likeliest] = []] = [...readFinder(bytes).chancesOf(question)].sort(([, one], [, other]) => other - one);
    expect(likeliest).toBe(label);
  });

  test("the same texts give the same bytes", () => {
    expect(pack(train(examples, createDraw(1), { leastTexts: 2 }), "test")).toEqual(bytes);
  });
});
