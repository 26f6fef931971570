import { expect, test } from "vitest";
import { photoCardUrl, photoUrl } from "./address.ts";

test("the card's address is the photo's with a word more", () => {
  expect(photoUrl("ab12")).toBe("/api/photos/ab12.webp");
  expect(photoCardUrl(photoUrl("ab12"))).toBe("/api/photos/ab12-carte.webp");
});
