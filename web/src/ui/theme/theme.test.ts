import { expect, test } from "vitest";
import script from "../../../public/head.js?raw";
import { resolveTheme, type ThemeChoice, themes } from "./theme.ts";

const cases = [...themes, "auto" as const].flatMap((choice) => [true, false].map((dark) => ({ choice, dark })));

/** Runs the script of the page's head in a world that has only what it needs. */
function themeBeforePaint(stored: () => string | null, dark: boolean) {
  const dataset: { theme?: string } = {};
  const world = {
    localStorage: { getItem: stored },
    matchMedia: () => ({ matches: dark }),
    document: { documentElement: { dataset }, querySelectorAll: () => [] },
    addEventListener: () => {},
    globalThis: {},
  };
  new Function(...Object.keys(world), script)(...Object.values(world));
  return dataset.theme;
}

test.each(cases)(
  "before the first paint and after, $choice with a dark system $dark is the same",
  ({ choice, dark }) => {
    expect(themeBeforePaint(() => choice, dark)).toBe(resolveTheme(choice satisfies ThemeChoice, dark));
  },
);

test.each([null, "", "toString", "violet"])("the stored value %j follows the system", (stored) => {
  expect(themeBeforePaint(() => stored, true)).toBe("sombre");
});

test("refused storage follows the system", () => {
  const refused = () => {
    throw new Error("SecurityError");
  };
  expect(themeBeforePaint(refused, false)).toBe("jour");
});
