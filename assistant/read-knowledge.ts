import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { GLOSSARY, type Knowledge, parseGlossary, parseSheet } from "./src/sheets/knowledge.ts";

/** The folder of the sheets. A bundle stands elsewhere and names its own. */
const SHEETS = fileURLToPath(new URL("sheets", import.meta.url));

/** Every sheet and every term of a folder. One that can't be read is an error: half a knowledge base is none. */
export function readKnowledge(folder = SHEETS): Knowledge {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const files = readdirSync(folder).filter((file) => file.endsWith(".md") && file !== GLOSSARY);
  return {
    sheets: files.sort().map((file) => parseSheet(basename(file, ".md"), read(file))),
    glossary: parseGlossary(read(GLOSSARY)),
  };
}
