import { expect, test } from "vitest";
import { fileSize } from "./file-size.ts";

test.each([
  [1, "1~Ko"],
  [348_000, "340~Ko"],
  [2_500_000, "2,4~Mo"],
  [20 * 1024 * 1024, "20~Mo"],
])("%i bytes are %s", (bytes, words) => {
  expect(fileSize(bytes).replace("\u00a0", "~")).toBe(words);
});
