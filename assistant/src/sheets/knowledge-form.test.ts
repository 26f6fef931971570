import { THEMES } from "@bosco/domain/assistant";
import { fold } from "@bosco/domain/french";
import { describe, expect, it } from "vitest";
import { readKnowledge } from "../../read-knowledge.ts";
import { parseGlossary, parseSheet, type Sheet } from "./knowledge.ts";

const { sheets, glossary } = readKnowledge();
const slugs = new Set(sheets.map((sheet) => sheet.slug));

/** As two people would say that it is the same question: without accents, case and punctuation. */
const sameness = (text: string) =>
  fold(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
const body = (sheet: Sheet) => `${sheet.avertissement ?? ""}\n${sheet.texte}`;
/** The slugs that break a rule; a test that expects [] then names the sheets to mend. */
const breaking = (rule: (sheet: Sheet) => boolean) => sheets.filter((sheet) => !rule(sheet)).map(({ slug }) => slug);

function twice(named: { name: string; slug: string }[]): string[] {
  const owner = new Map<string, string>();
  return named.flatMap(({ name, slug }) => {
    const key = sameness(name);
    const other = owner.get(key);
    owner.set(key, slug);
    return other === undefined ? [] : [`${name} (${other}, ${slug})`];
  });
}

/** What can kill, and so is never told before its warning. */
const DEADLY = /explosi|mortel|noyade|noyer|monoxyde|électrocut|\b230\sV\b/i;

describe("the sheets", () => {
  it("are at least 150, and 10 of each theme", () => {
    expect(sheets.length).toBeGreaterThanOrEqual(150);
    for (const theme of THEMES) {
      expect(sheets.filter((sheet) => sheet.theme === theme).length, theme).toBeGreaterThanOrEqual(10);
    }
  });

  it("are named in kebab-case without accents", () => {
    expect(breaking(({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it("have a title, aliases, keywords and two to four questions", () => {
    expect(breaking(({ titre }) => titre.length <= 80)).toEqual([]);
    expect(breaking(({ alias, mots_cles }) => alias.length >= 1 && mots_cles.length >= 3)).toEqual([]);
    expect(breaking(({ questions }) => questions.length >= 2 && questions.length <= 4)).toEqual([]);
    expect(breaking(({ questions }) => questions.every((one) => /^\p{Lu}.{8,}\?$/u.test(one)))).toEqual([]);
  });

  it("are 80 to 300 words long", () => {
    const outside = sheets
      .map((sheet) => ({ slug: sheet.slug, count: words(body(sheet)).length }))
      .filter(({ count }) => count < 80 || count > 300);
    expect(outside).toEqual([]);
  });

  it("go in short steps: a list or a table, and no wall of text", () => {
    expect(breaking(({ texte }) => /^(\s*- |\s*\d+\. |\|)/m.test(texte))).toEqual([]);
    const tooLong = (text: string) => text.split("\n").some((line) => !line.startsWith("|") && words(line).length > 75);
    expect(breaking(({ texte }) => !tooLong(texte))).toEqual([]);
  });

  it("warn first: in an emergency, and wherever something can kill", () => {
    expect(breaking(({ theme, avertissement }) => theme !== "urgences" || avertissement !== null)).toEqual([]);
    expect(breaking(({ texte, avertissement }) => !DEADLY.test(texte) || avertissement !== null)).toEqual([]);
    expect(breaking(({ texte }) => !/^>/m.test(texte))).toEqual([]);
  });

  it("name the VHF's channel 16 and the CROSS's 196 in the warning of every emergency", () => {
    const called = (text: string) => /canal\s16/i.test(text.replaceAll("**", "")) && /\b196\b/.test(text);
    expect(breaking(({ theme, avertissement }) => theme !== "urgences" || called(avertissement ?? ""))).toEqual([]);
  });

  it("say where they come from and when that was true", () => {
    expect(breaking(({ source }) => /^.{10,} \(20\d\d-(0[1-9]|1[0-2])\)$/.test(source))).toEqual([]);
  });

  it("date every rule of law that they name", () => {
    const LAW = /Division 240|décret n°|loi sur l’eau|arrêté du|règlement \(UE\)|ordonnance n°/i;
    const DAY =
      /\b(1er|\d{1,2})\s(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\s\d{4}/;
    expect(breaking((sheet) => !LAW.test(body(sheet)) || DAY.test(`${body(sheet)} ${sheet.source}`))).toEqual([]);
    expect(breaking((sheet) => !/\barticle\s(\d|[LRD]\.?\s?\d)/i.test(body(sheet)))).toEqual([]);
  });

  it("link to sheets that exist, and not to themselves", () => {
    const dead = sheets.flatMap(({ slug, liens }) =>
      liens.filter((link) => !slugs.has(link) || link === slug).map((link) => `${slug} → ${link}`),
    );
    expect(dead).toEqual([]);
    expect(breaking(({ liens }) => liens.length >= 1 && new Set(liens).size === liens.length)).toEqual([]);
  });

  it("never answer the same question twice", () => {
    expect(twice(sheets.flatMap(({ slug, questions }) => questions.map((name) => ({ name, slug }))))).toEqual([]);
  });

  it("never carry the same title or alias twice", () => {
    expect(
      twice(sheets.flatMap(({ slug, titre, alias }) => [titre, ...alias].map((name) => ({ name, slug })))),
    ).toEqual([]);
  });
});

describe("the French of the knowledge base", () => {
  const texts = [
    ...sheets.map((sheet) => ({
      slug: sheet.slug,
      text: [sheet.titre, ...sheet.alias, ...sheet.mots_cles, ...sheet.questions, sheet.source, body(sheet)].join("\n"),
    })),
    ...glossary.map(({ terme, alias, definition }) => ({
      slug: terme,
      text: [terme, ...alias, definition].join("\n"),
    })),
  ];
  const found = (pattern: RegExp) =>
    texts.flatMap(({ slug, text }) => [...text.matchAll(pattern)].map((match) => `${slug}: …${match[0]}…`));

  it("has no straight quotes or apostrophes", () => {
    expect(found(/.{0,15}["'].{0,15}/g)).toEqual([]);
  });

  it("has a non-breaking space before ? ! ; and :", () => {
    expect(found(/.{0,15}[^\u00A0\u202F\s?!][?!;]/g)).toEqual([]);
    expect(found(/.{0,15}[ \t][?!;:]/g)).toEqual([]);
    expect(found(/.{0,15}[\p{L}\d)»*]:(?=\s|$)/gmu)).toEqual([]);
  });

  it("has non-breaking spaces inside « »", () => {
    expect(found(/«[^\u00A0\u202F].{0,15}|.{0,15}[^\u00A0\u202F]»/g)).toEqual([]);
  });
});

describe("the glossary", () => {
  it("has at least 200 terms", () => {
    expect(glossary.length).toBeGreaterThanOrEqual(200);
  });

  it("explains a term, or one of its other names, once only", () => {
    expect(
      twice(glossary.flatMap(({ terme, alias }) => [terme, ...alias].map((name) => ({ name, slug: terme })))),
    ).toEqual([]);
  });

  it("explains in one sentence", () => {
    const odd = glossary.filter(({ definition }) => !/^[^.]{15,220}\.$/.test(definition));
    expect(odd.map(({ terme }) => terme)).toEqual([]);
  });
});

describe("the reader of the sheets", () => {
  const HEAD = "titre: T\nalias: [a, b]\nmots_cles: [c]\ntheme: moteur\nquestions: [Q ?]\nliens: [x]\nsource: S";

  it("separates the warning from the text", () => {
    const sheet = parseSheet("s", `---\n${HEAD}\n---\n> Attention : gare.\n\n1. Un pas.\n`);
    expect(sheet).toMatchObject({ slug: "s", alias: ["a", "b"], avertissement: "gare.", texte: "1. Un pas." });
  });

  it("refuses a sheet without front matter, with a field missing or unknown, or on no known shelf", () => {
    expect(() => parseSheet("s", "Du texte.")).toThrow("no front matter");
    expect(() => parseSheet("s", `---\n${HEAD.replace("source: S", "source:")}\n---\nTexte.`)).toThrow(
      "lacks its source",
    );
    expect(() => parseSheet("s", `---\n${HEAD}\nauteur: moi\n---\nTexte.`)).toThrow("unknown field: auteur");
    expect(() => parseSheet("s", `---\n${HEAD.replace("moteur", "cuisine")}\n---\nTexte.`)).toThrow(
      "unknown theme: cuisine",
    );
  });

  it("reads a term with and without other names, and refuses a line without a definition", () => {
    expect(parseGlossary("# Titre\n\n- **foc** : voile.\n- **ancre** (pioche) : pièce.")).toEqual([
      { terme: "foc", alias: [], definition: "voile." },
      { terme: "ancre", alias: ["pioche"], definition: "pièce." },
    ]);
    expect(() => parseGlossary("- **foc**")).toThrow("without a definition");
  });
});
