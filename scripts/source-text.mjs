import { extname } from "node:path";
import { parseAst } from "rolldown/parseAst";

/** @typedef {{ text: string, line: number }} Found */
/**
 * A node of the syntax tree, with the fields that are read here.
 * @typedef {{ type: string, start: number, name?: string, value?: unknown, source?: Node, expression?: Node, callee?: Node,
 *   tag?: Node, object?: Node, property?: Node, arguments?: Node[], elements?: Node[] }} Node
 */

const BUILDERS = ["selectFrom", "selectNoFrom", "insertInto", "updateTable", "deleteFrom", "mergeInto", "replaceInto"];

/**
 * What a source imports, and where it writes SQL (a `sql` tag or a Kysely builder).
 * @param {string} source
 * @param {string} file whose ending tells the language
 * @returns {{ imports: Found[], sql: Found[] }}
 */
export function readSource(source, file) {
  const lang = /** @type {"ts" | "tsx" | "js" | "jsx"} */ (extname(file).replace(/^\.[cm]?/, ""));
  const found = { imports: /** @type {Found[]} */ ([]), sql: /** @type {Found[]} */ ([]) };
  walk(parseAst(source, { lang }), (node) => {
    const line = () => source.slice(0, node.start).split("\n").length;
    for (const text of importedBy(node)) found.imports.push({ text, line: line() });
    const text = sqlIn(node);
    if (text) found.sql.push({ text, line: line() });
  });
  return found;
}

/**
 * @param {unknown} value
 * @param {(node: Node) => void} visit
 */
function walk(value, visit) {
  if (typeof value !== "object" || value === null) return;
  if ("type" in value) visit(/** @type {Node} */ (value));
  for (const child of Object.values(value)) walk(child, visit);
}

/**
 * @param {Node} node
 * @returns {string[]}
 */
function importedBy({ type, source, expression, callee, arguments: given }) {
  if (/^(?:Import|Export)|^TSImportType$/.test(type) && source) return texts(source);
  if (type === "TSExternalModuleReference") return texts(expression);
  const isGlob = callee?.property?.name === "glob" && callee.object?.type === "MetaProperty";
  return type === "CallExpression" && (isGlob || callee?.name === "require") ? texts(given?.[0]) : [];
}

/**
 * @param {Node} node
 * @returns {string | undefined}
 */
function sqlIn({ type, tag, callee, object, property }) {
  if (type === "TaggedTemplateExpression" && tag?.name === "sql") return "sql";
  if (type === "MemberExpression" && object?.name === "sql" && property?.name === "raw") return "sql.raw";
  const method = type === "CallExpression" && callee?.property?.name;
  return method && BUILDERS.includes(method) ? `.${method}` : undefined;
}

/**
 * The texts of a literal, or of a list of them.
 * @param {Node | undefined} node
 * @returns {string[]}
 */
function texts(node) {
  if (node?.type === "ArrayExpression") return node.elements?.flatMap(texts) ?? [];
  return typeof node?.value === "string" ? [node.value] : [];
}
