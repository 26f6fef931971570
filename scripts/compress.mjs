import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const WORTH_IT = /\.(js|css|html|svg|json|webmanifest)$/;
const SMALLEST = 1_024;
/** why: the last two degrees take twenty times as long and save a twentieth. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const encodings = [
  { ending: ".br", encode: (/** @type {Buffer} */ content) => promisify(brotliCompress)(content, BROTLI) },
  { ending: ".gz", encode: (/** @type {Buffer} */ content) => promisify(gzip)(content, { level: 9 }) },
];

/**
 * Writes every text file's compressed copies beside it, so that no request waits for a compression.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => WORTH_IT.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      if (content.length < SMALLEST) return;
      for (const { ending, encode } of encodings) await writeFile(path + ending, await encode(content));
    }),
  );
}
