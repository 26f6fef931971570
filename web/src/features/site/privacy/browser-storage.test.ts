import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["../../../**/*.{ts,tsx}", "!../../../**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const policy = sources["./BrowserStorage.tsx"] ?? "";

/** Names that are of no storage: channels between pages, locks, a file that is handed over, and what asks the browser to send. */
const KEEPS_NOTHING = [
  ...["bosco-envoi", "bosco-fin-de-session", "bosco-nouvelle-session", "bosco-changes-…", "bosco-modifications-…"],
  "bosco-papiers-gardes",
];

const names = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/["`'](bosco-[a-z]+(?:-[a-z]+)*)(-?)["`'$]/g)].map(
    ([, name = "", open]) => name + (open && "-…"),
  ),
);
const kept = [...new Set(names)].filter((name) => !KEEPS_NOTHING.includes(name)).sort();

test("the names are found", () => {
  expect(kept).toContain("bosco-theme");
  expect(kept).toContain("bosco-papiers-…");
});

test.each(kept)("the policy says what %s keeps in the browser", (name) => {
  expect(policy).toContain(name);
});
