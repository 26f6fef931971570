import { existsSync, readdirSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
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
const degree = (name) => ({
  params: LARGE.test(name)
    ? { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
    : { [constants.BROTLI_PARAM_QUALITY]: 9 },
});

/** @type {{ ending: string, encode: (content: Buffer, name: string) => Promise<Buffer> }[]} */
const encodings = [
  { ending: ".br", encode: (content, name) => promisify(brotliCompress)(content, degree(name)) },
  { ending: ".gz", encode: (content) => promisify(gzip)(content, { level: 9 }) },
];

/**
 * Writes every text file's compressed copies beside it, so that no request waits for a compression. Those of large files are
 * taken over from the former build, whose name for them says that they are the same.
 * @param {string} folder
 * @param {string} [former]
 */
export async function compressFiles(folder, former) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => WORTH_IT.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      if (content.length < SMALLEST) return;
      for (const { ending, encode } of encodings) {
        const known = former && LARGE.test(name) ? join(former, name + ending) : undefined;
        if (known && existsSync(known)) await copyFile(known, path + ending);
        else await writeFile(path + ending, await encode(content, name));
      }
    }),
  );
}
