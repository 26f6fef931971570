import { describe, expect, test } from "vitest";
import { readKnowledge } from "../read-knowledge.ts";
import { gapsIn } from "./gaps.ts";
import { nearDuplicates } from "./near-duplicates.ts";
import { readWays, type Way } from "./read-ways.ts";

const way = (text: string, name = "anodes", hand = "a"): Way => ({ text, name, hand });
const none = { sheets: [], ownData: [], notOurs: [] };

describe("the ways of asking", () => {
  test("are enough for every sheet, emergency, kind of own data and what is not ours, by two hands at least", () => {
    const ways = {
      sheets: [...readWays("sheets"), ...readWays("calm")],
      ownData: readWays("own-data"),
      notOurs: readWays("not-ours"),
    };
    const gaps = gapsIn(readKnowledge().sheets, ways).filter((gap) => !gap.includes(": few "));
    expect(gaps).toEqual([]);
  });

  test("are each written once for one subject", () => {
    const names = new Map<string, Set<string>>();
    const notOurs = readWays("not-ours").map((one) => ({ ...one, name: "not ours" }));
    for (const { text, name } of [...readWays("sheets"), ...readWays("calm"), ...notOurs])
      names.set(text, (names.get(text) ?? new Set()).add(name));
    expect([...names].filter(([, some]) => some.size > 1).map(([text]) => text)).toEqual([]);
  });
});

describe("what is told of them", () => {
  const sheet = readKnowledge().sheets.filter(({ slug }) => slug === "anodes");
  const many = (text: string, hand: string) => Array.from({ length: 20 }, () => way(text, "anodes", hand));

  test("a subject that has too few, by one hand, in one register", () => {
    expect(gapsIn(sheet, { ...none, sheets: [way("zinc"), way("l'anode est finie")], notOurs: [] })).toEqual([
      "anodes: 2 of 30",
      "anodes: by 1 hand",
      "anodes: few long, of fifteen words or more",
      "not ours: 0 of 1500",
    ]);
  });

  test("nothing of one that has enough", () => {
    const long = "j'ai sorti le bateau ce matin avec mon voisin et les petits bouts de zinc ont tous disparu";
    const sheets = [...many("zinc mange", "a"), ...many(long, "b")];
    expect(gapsIn(sheet, { ...none, sheets, notOurs: many("piscine", "a") })).toEqual(["not ours: 20 of 1500"]);
  });

  test.each([
    ["one word apart", "le volant hydraulique tourne toujours mou virage", 1],
    ["in another order", "virage mou, le volant hydraulique tourne", 1],
    ["two words apart", "le volant hydraulique grince fort virage", 0],
  ])("two ways, %s", (_name, text, pairs) => {
    const first = way("le volant hydraulique tourne mou virage");
    expect(nearDuplicates([first, way(text)])).toHaveLength(pairs);
  });

  test("short ways are alike without being the same", () => {
    expect(nearDuplicates([way("anode usée"), way("anode usée")])).toEqual([]);
  });
});
