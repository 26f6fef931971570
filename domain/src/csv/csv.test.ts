import { describe, expect, test } from "vitest";
import { csvText, plainCell, RFC_4180 } from "./index.ts";

describe("a cell of an export", () => {
  test.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ["+1", `"'+1"`],
    ["-1", `"'-1"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["\tcmd", `"'\tcmd"`],
    ["\rcmd", `"'\rcmd"`],
    ["=cmd()\n+1", `"'=cmd()\n+1"`],
    ["Riz; blanc", `"Riz; blanc"`],
    ['12" de long', `"12"" de long"`],
    ["deux\nlignes", `"deux\nlignes"`],
    [2.5, "2,5"],
    [-3, "-3"],
    [null, ""],
    ["", `""`],
    [true, "oui"],
    [false, "non"],
  ])("U6: %j is written inert", (value, written) => {
    expect(csvText([[value]])).toBe(`\uFEFF${written}\r\n`);
  });

  test("other programs read commas and decimal points", () => {
    expect(
      csvText(
        [
          ["nom", "prix"],
          ["Riz", -2.5],
          ["=1", null],
        ],
        RFC_4180,
      ),
    ).toBe(`\uFEFF"nom","prix"\r\n"Riz",-2.5\r\n"'=1",\r\n`);
  });

  test.each(["=1+1", "-1", "@x", "'tis", "Riz"])("%j read back is what it was", (value) => {
    const written = csvText([[value]])
      .slice(2, -3)
      .replaceAll('""', '"');
    expect(plainCell(written)).toBe(value);
  });
});
