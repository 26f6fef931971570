import type { FastifyInstance } from "fastify";
import { fail } from "./errors.ts";

/** The deepest thing Bosco reads is an article of a list: three levels. */
const DEEPEST = 20;

/** Reads JSON bodies, and nothing else. What a parser lets pass and a reader misjudges is refused: depth, a key twice. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, text, done) => {
    parse(request, text, (error, body) => {
      const refusal = error ? undefined : refuseShape(text);
      done(refusal ? fail("ENTREE_INVALIDE", { message: refusal }) : error, body);
    });
  });
}

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

/** `text` is valid JSON: a string before a colon is a key. */
function refuseShape(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = [];
  let last = "";
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === "{" || token === "[") {
      open.push(token === "{" ? new Set() : undefined);
      if (open.length > DEEPEST) return "Cet envoi est trop imbriqué.";
    } else if (token === "}" || token === "]") open.pop();
    else if (token === ":") {
      const keys = open.at(-1);
      const key = String(JSON.parse(last));
      if (keys?.has(key)) return `${key} : ce champ est donné deux fois.`;
      keys?.add(key);
    }
    last = token;
  }
  return undefined;
}
