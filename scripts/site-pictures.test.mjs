import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";

const MOST_BYTES = 60_000;
const FOLDER = join(root, "web/public/images");
/** @type {Record<string, { name: string, phone: number[], desk?: number[] }>} */
const sizes = JSON.parse(readFileSync(join(root, "web/src/features/site/pictures.json"), "utf8"));

const files = Object.values(sizes).flatMap(({ name, phone, desk }) =>
  ["light", "dark"].flatMap((theme) => [
    { file: `${name}-${theme}.webp`, size: phone },
    ...(desk ? [{ file: `${name}-desk-${theme}.webp`, size: desk }] : []),
  ]),
);

/**
 * Width and height of a WebP with a head, as Chromium writes it (RFC 9649, section 2.7).
 * @param {Buffer} picture
 */
function sizeOf(picture) {
  expect(picture.toString("latin1", 0, 16)).toMatch(/^RIFF....WEBPVP8X$/s);
  return [picture.readUIntLE(24, 3) + 1, picture.readUIntLE(27, 3) + 1];
}

test.each(files)("$file is small, and has the form that the page holds free for it", ({ file, size }) => {
  const picture = readFileSync(join(FOLDER, file));
  expect(picture.length).toBeLessThanOrEqual(MOST_BYTES);
  const [width = 0, height = 0] = sizeOf(picture);
  const [shownWidth = 0, shownHeight = 0] = size;
  expect(width).toBeGreaterThanOrEqual(shownWidth);
  expect(Math.abs(height - (width * shownHeight) / shownWidth)).toBeLessThanOrEqual(1);
});

test("no picture lies about that no page shows", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(files.map(({ file }) => file).sort());
});
