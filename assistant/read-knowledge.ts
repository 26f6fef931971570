import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { GLOSSARY, type Knowledge, parseGlossary, parseSheet } from "./src/sheets/knowledge.ts";

const HERE = fileURLToPath(new URL(".", import.meta.url));
/** What the finder has learned, under the assistant's folder. */
const WEIGHTS = "finder.bin";
export const FINDER = join(HERE, WEIGHTS);

/**
 * Every sheet and every term, and what the finder has learned, from the assistant's folder; a bundle stands elsewhere and names it. One that
 * can't be read is an error: half a knowledge base is none.
 */
export function readKnowledge(folder = HERE): Knowledge {
  const read = (file: string) => readFileSync(join(folder, "sheets", file), "utf8");
  const files = readdirSync(join(folder, "sheets")).filter((file) => file.endsWith(".md") && file !== GLOSSARY);
  return {
    sheets: files.sort().map((file) => parseSheet(basename(file, ".md"), read(file))),
    glossary: parseGlossary(read(GLOSSARY)),
    weights: readFileSync(join(folder, WEIGHTS)),
  };
}
