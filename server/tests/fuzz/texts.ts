import fc from "fast-check";

/** Texts that may be stored, and that break what is built with care for others only. */
const HOSTILE = [
  "'; drop table bateaux; --",
  "%",
  "_",
  "\\",
  "\\0",
  "$1",
  "{{7*7}}",
  '=HYPERLINK("http://x")',
  "<img src=x onerror=alert(1)>",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "NaN",
  "../../etc/passwd",
  "a\r\nset-cookie: x=y",
  "\u202ea\u202c",
  "\ufeffx",
  "e\u0301",
  "👩‍👩‍👧 ⛵",
  "{}",
  "[]",
  "-1",
  "1e400",
];

/** From plain words to the longest that may be. */
export function aText(least: number, most: number): fc.Arbitrary<string> {
  const short = Math.max(least, Math.min(most, 24));
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: "grapheme", minLength: least, maxLength: short }) },
    { weight: 2, arbitrary: fc.string({ minLength: least, maxLength: short }) },
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE).map((text) => text.padEnd(least, "x").slice(0, most)) },
    { weight: 1, arbitrary: fc.constantFrom("x", "é", "\ud83d\udea4").map((sign) => sign.repeat(most).slice(0, most)) },
  );
}

/** Addresses of the caller, of the other tenant, and of nobody. */
export const anEmail = (accountIds: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    accountIds.map((id) => `${id}@bosco.test`),
    fc.emailAddress(),
    fc.stringMatching(/^[a-z]{1,12}$/).map((name) => `${name}@bosco.test`),
  );
