import { THEMES, type Theme } from "@bosco/domain/assistant";

export interface Sheet {
  /** The file's name without its ending; `liens` point to it. */
  slug: string;
  titre: string;
  alias: string[];
  mots_cles: string[];
  theme: Theme;
  questions: string[];
  liens: string[];
  source: string;
  /** What must be read before anything else, without its « Attention » mark. */
  avertissement: string | null;
  /** The rest of the sheet: Markdown with lists, tables and bold type. */
  texte: string;
}

export interface Term {
  terme: string;
  alias: string[];
  definition: string;
}

/** All that the assistant knows, as plain data: a server reads it from the disk, a page may fetch it. */
export interface Knowledge {
  sheets: readonly Sheet[];
  glossary: readonly Term[];
  /** What the finder has learned from the ways of asking. */
  weights: Uint8Array;
}

export const GLOSSARY = "glossaire.md";
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const FIELDS = ["titre", "alias", "mots_cles", "theme", "questions", "liens", "source"] as const;
const WARNING = /^> Attention\s:\s([^\n]+)\n+/;
const TERM = /^- \*\*([^*]+)\*\*(?:\s\(([^)]*)\))?\s:\s(.+)$/;

/** The sheet of that name, if there is one. */
export function sheetNamed({ sheets }: Pick<Knowledge, "sheets">, slug: string): Sheet | undefined {
  return sheets.find((sheet) => sheet.slug === slug);
}

export function parseSheet(slug: string, content: string): Sheet {
  const [, head, body] = FRONT_MATTER.exec(content.replaceAll("\r\n", "\n")) ?? [];
  if (head === undefined || body === undefined) throw new Error(`sheets/${slug}.md has no front matter`);
  const field = fieldsOf(slug, head);
  const theme = THEMES.find((one) => one === field.theme);
  if (!theme) throw new Error(`sheets/${slug}.md has an unknown theme: ${field.theme}`);
  const text = body.trim();
  return {
    slug,
    titre: field.titre,
    alias: listOf(field.alias),
    mots_cles: listOf(field.mots_cles),
    theme,
    questions: listOf(field.questions),
    liens: listOf(field.liens),
    source: field.source,
    avertissement: WARNING.exec(text)?.[1] ?? null,
    texte: text.replace(WARNING, ""),
  };
}

export function parseGlossary(content: string): Term[] {
  return content
    .split(/\r?\n/)
    .filter((line) => line.startsWith("- "))
    .map((line) => {
      const [, terme, alias, definition] = TERM.exec(line) ?? [];
      if (!terme || !definition) throw new Error(`sheets/${GLOSSARY} has a line without a definition: ${line}`);
      return { terme, alias: alias ? splitList(alias) : [], definition };
    });
}

function fieldsOf(slug: string, head: string): Record<(typeof FIELDS)[number], string> {
  const found = new Map<string, string>();
  for (const line of head.split("\n")) {
    const colon = line.indexOf(":");
    found.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const wrong = [...found.keys()].find((key) => !(FIELDS as readonly string[]).includes(key));
  if (wrong !== undefined) throw new Error(`sheets/${slug}.md has an unknown field: ${wrong}`);
  const read = (key: (typeof FIELDS)[number]) => {
    const value = found.get(key);
    if (!value) throw new Error(`sheets/${slug}.md lacks its ${key}`);
    return value;
  };
  return {
    titre: read("titre"),
    alias: read("alias"),
    mots_cles: read("mots_cles"),
    theme: read("theme"),
    questions: read("questions"),
    liens: read("liens"),
    source: read("source"),
  };
}

/** `[a, b]`. No quoting: an item can't hold a comma. */
function listOf(value: string): string[] {
  return splitList(value.replace(/^\[|\]$/g, ""));
}

function splitList(value: string): string[] {
  return value
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== "");
}
