import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { photoUrl } from "@bosco/domain/photos";
import sharp from "sharp";
import { DEMO_ID } from "../demo-account.ts";
import { resize } from "../photos/render.ts";
import type { PhotoStore } from "../photos/store.ts";
import { fileName } from "../photos/store.ts";
import { PLACES } from "../places.ts";

/** The demo's boats, drawn by ourselves. Named by the drawing, so that every night finds the same address again. */
const drawing = (name: string) => {
  const svg = readFileSync(join(PLACES.demoPictures, `${name}.svg`));
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 32);
  return { svg, hash, url: photoUrl(hash) };
};
const PICTURES = { korrigan: drawing("korrigan"), petrel: drawing("petrel"), macareux: drawing("macareux") };

export const DEMO_PICTURES = {
  korrigan: PICTURES.korrigan.url,
  petrel: PICTURES.petrel.url,
  macareux: PICTURES.macareux.url,
};

/** Puts the pictures of the demo's boats back where a visitor has replaced them. */
export async function drawDemoPictures(photos: PhotoStore): Promise<void> {
  for (const { svg, hash, url } of Object.values(PICTURES)) {
    if (!(await photos.find(DEMO_ID, fileName(url))))
      await photos.keep(DEMO_ID, hash, await resize(sharp(svg, { density: 96 })));
  }
}
