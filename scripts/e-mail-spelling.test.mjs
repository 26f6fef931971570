import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";

/** Other words for an e-mail where a reader sees them: with a capital, or after a French word. Names in code have neither. */
const OTHER =
  /\bEmails?\b|\b[Cc]ourriels?\b|\b(?:[Vv]otre|[Cc]et|[Uu]n|[Pp]ar|[Ll]e|[Dd]e|[Aa]ucun|[Ss]on) e?mails?\b|[dl][’']e?mails?\b/g;
/** `rappels.courriel`, a field by its name: it is read by no one. */
const FIELD = /\.courriel\b|["']courriel["']|\bcourriel\??(?=: |, | }| =)/g;
const isComment = (/** @type {string} */ line) => /^\s*(?:\/\/|\*|\/\*)/.test(line);

const WORKSPACES = ["web", "server", "domain", "contract", "assistant"];

test.each(WORKSPACES)("'E-mail' is the one spelling that %s shows", (workspace) => {
  const source = join(root, workspace, "src");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const found = files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .flatMap((file) => readFileSync(join(source, file), "utf8").split("\n"))
    .filter((line) => !isComment(line) && line.replace(FIELD, "").match(OTHER));
  expect(found).toEqual([]);
});
