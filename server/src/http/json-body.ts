import type { FastifyInstance } from "fastify";
import { fail } from "./errors.ts";

/** The deepest thing Bosco reads is an article of a list: three levels. */
const DEEPEST = 20;
/** Schemas take a thousand elements at most and say so themselves; far beyond that, nothing looks at them. */
const LONGEST = 10_000;

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

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]/g;

/** `text` is valid JSON: a string before a colon is a key. */
function refuseShape(text: string): string | undefined {
  const open: { keys: Set<string> | undefined; commas: number }[] = [];
  let last = "";
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === "{" || token === "[") {
      open.push({ keys: token === "{" ? new Set() : undefined, commas: 0 });
      if (open.length > DEEPEST) return "Cet envoi est trop imbriqué.";
    } else if (token === "}" || token === "]") open.pop();
    else if (token === ",") {
      const inside = open.at(-1);
      if (inside) inside.commas += 1;
      if (inside && inside.commas >= LONGEST) return "Cet envoi contient une liste trop longue.";
    } else if (token === ":") {
      const keys = open.at(-1)?.keys;
      const key = String(JSON.parse(last));
      if (keys?.has(key)) return `${key.slice(0, 120)} : ce champ est donné deux fois.`;
      keys?.add(key);
    }
    last = token;
  }
  return undefined;
}
