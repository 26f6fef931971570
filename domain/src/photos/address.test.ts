import { expect, test } from "vitest";
import { photoCardUrl, photoOfFile, photoUrl } from "./address.ts";

test("the card's address is the photo's with a word more", () => {
  expect(photoUrl("ab12")).toBe("/api/photos/ab12.webp");
  expect(photoCardUrl(photoUrl("ab12"))).toBe("/api/photos/ab12-carte.webp");
});

test.each(["ab12.webp", "ab12-carte.webp"])("%s is a file of the photo that its row names", (name) => {
  expect(photoOfFile(name)).toBe("/api/photos/ab12.webp");
});
