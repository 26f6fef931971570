/** @typedef {{ text: string, line: number }} Found */

const REGEX_MAY_FOLLOW = /(?:^|[(,=:[!&|?{;+\-*%~^>]|\b(?:return|typeof|case|in|of))\s*$/;
const IMPORT =
  /\b(?:from|import)\s*"(\d+)"|\b(?:import|require)\s*\(\s*"(\d+)"|\bimport\.meta\.glob\s*(?:<[^>]*>)?\(\s*\[?\s*"(\d+)"/g;
const SQL =
  /\bsql(?:<[^`;]*>)?`|\bsql\s*\.\s*raw\b|\.\s*(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\s*\(/g;

/**
 * What a TypeScript source imports, and where it writes SQL (a `sql` tag or a Kysely builder).
 * why: a reader of our own because TypeScript 7 offers no parser to JavaScript; it knows strings, templates, comments and
 * regular expressions, which is all that separates an import from a sentence about one.
 * @param {string} source
 * @returns {{ imports: Found[], sql: Found[] }}
 */
export function readSource(source) {
  const { code, strings } = maskLiterals(source);
  const lineAt = (/** @type {number} */ index) => code.slice(0, index).split("\n").length;
  const imports = [...code.matchAll(IMPORT)].map((match) => ({
    text: strings[Number(match[1] ?? match[2] ?? match[3])] ?? "",
    line: lineAt(match.index),
  }));
  const sql = [...code.matchAll(SQL)].map((match) => ({
    text: match[0].replace(/<.*>|[`\s(]/gs, ""),
    line: lineAt(match.index),
  }));
  return { imports, sql };
}

/**
 * The code with comments, template texts and regular expressions blanked and each string replaced by its number.
 * @param {string} source
 */
function maskLiterals(source) {
  /** @type {string[]} */
  const strings = [];
  /** Depth of braces in each open `${`. @type {number[]} */
  const templates = [];
  let code = "";
  let rest = source;

  const skip = (/** @type {number} */ length, replacement = "") => {
    code += replacement + rest.slice(0, length).replace(/[^\n]/g, "");
    rest = rest.slice(length);
  };
  const skipTemplateText = () => {
    const text = /^(?:\\[\s\S]|\$(?!\{)|[^\\`$])*/.exec(rest)?.[0] ?? "";
    skip(text.length);
    if (rest.startsWith("${")) {
      templates.push(0);
      skip(2, "(");
    } else skip(1, "`");
  };

  while (rest !== "") {
    const blank = /^(?:\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/.exec(rest);
    // why: a quote without its partner on the line is an apostrophe in the text of a JSX element.
    const string = /^(?:"((?:\\.|[^"\\\n])*)"|'((?:\\.|[^'\\\n])*)')/.exec(rest);
    const regex = rest.startsWith("/") && REGEX_MAY_FOLLOW.test(code.slice(-40)) && REGEX.exec(rest);
    if (blank) skip(blank[0].length, " ");
    else if (string) {
      strings.push(string[1] ?? string[2] ?? "");
      skip(string[0].length, `"${strings.length - 1}"`);
    } else if (rest.startsWith("`")) {
      skip(1, "`");
      skipTemplateText();
    } else if (regex) skip(regex[0].length, "0");
    else if (rest.startsWith("}") && templates.at(-1) === 0) {
      templates.pop();
      skip(1, ")");
      skipTemplateText();
    } else {
      const plain = /^(?:[\w$\s.,;]+|[\s\S])/.exec(rest)?.[0] ?? "";
      const depth = templates.length - 1;
      if (depth >= 0 && plain === "{") templates[depth] = (templates[depth] ?? 0) + 1;
      if (depth >= 0 && plain === "}") templates[depth] = (templates[depth] ?? 0) - 1;
      code += plain;
      rest = rest.slice(plain.length);
    }
  }
  return { code, strings };
}

const REGEX = /^\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/;
