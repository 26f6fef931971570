import { describe, expect, test } from "vitest";
import { FAQ_GROUPS } from "../../features/site/faq/groups.ts";

const sources = import.meta.glob<string>(["./*.tsx", "../../features/site/**/*.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = Object.entries(sources).map(([file, source]) => ({ file, source }));
const pageOf: Record<string, string> = {
  "/faq": "./FaqPage.tsx",
  "/politique-confidentialite": "./PrivacyPage.tsx",
  "/cgv": "./TermsPage.tsx",
  "/mentions-legales": "./LegalNoticePage.tsx",
};

describe("French typography", () => {
  // why: \x20 is the ordinary space, the one that may break a line; the texts use U+00A0 and U+202F instead.
  test.each(texts)("no line breaks before a mark, inside guillemets or before a unit in $file", ({ source }) => {
    expect(source.match(/.*(\x20[;»%€]|«\x20|\d\x20(?:€|%|Mo|jours|mois|heures|ans)).*/g) ?? []).toEqual([]);
  });

  test.each(texts.filter(({ file }) => /\/(faq|privacy|terms|legal-notice)\//.test(file)))(
    "no line breaks before a colon or a question mark in $file",
    ({ source }) => {
      expect(source.match(/.*\x20[:?!](?:\s|<|").*/g) ?? []).toEqual([]);
    },
  );
});

test("a question's anchor is unique in the page, groups included", () => {
  const ids = FAQ_GROUPS.flatMap(({ id, entries }) => [id, ...entries.map((entry) => entry.id)]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

describe("a link to a part of a page finds that part", () => {
  const links = texts.flatMap(({ file, source }) =>
    [...source.matchAll(/to="(\/[a-z-]+)#([a-z0-9-]+)"/g)].map(([, path = "", anchor = ""]) => ({
      file,
      path,
      anchor,
    })),
  );
  const groupIds = FAQ_GROUPS.map(({ id }) => `id: "${id}"`).join("\n");

  test.each(links)("$path#$anchor in $file", ({ path, anchor }) => {
    const target = path === "/faq" ? groupIds : sources[pageOf[path] ?? ""];
    expect(target).toContain(`id: "${anchor}"`);
  });
});
