import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const WORTH_IT = /\.(js|css|html|svg|json|webmanifest|bin)$/;
/** What the assistant knows: more than all the rest together, and changed seldom. */
const LARGE = /(?:fiches|finder)-[^/\\]*$/;
const SMALLEST = 1_024;
/**
 * why not the best: the last two degrees take twenty times as long and save a twentieth.
 * @param {string} name
 */
const degree = (name) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: LARGE.test(name) ? 11 : 9 } });

/** @type {{ ending: string, encode: (content: Buffer, name: string) => Promise<Buffer> }[]} */
const encodings = [
  { ending: ".br", encode: (content, name) => promisify(brotliCompress)(content, degree(name)) },
  { ending: ".gz", encode: (content) => promisify(gzip)(content, { level: 9 }) },
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
      for (const { ending, encode } of encodings) await writeFile(path + ending, await encode(content, name));
    }),
  );
}
