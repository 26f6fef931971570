import type { FastifyInstance } from "fastify";
import { fail } from "../refusals.ts";

/** The deepest thing Bosco reads is an article of a list: three levels. */
const DEEPEST = 20;
/** The longest list Bosco reads has a thousand elements; what is a little longer, its schema refuses in words of its own. */
const LONGEST = 5_000;
/** A thousand rows of the widest table. */
const MOST_ELEMENTS = 50_000;

/**
 * Reads JSON bodies, and nothing else. What a parser lets pass and a reader misjudges is refused: depth, a key twice, and so many
 * elements that judging each of them would stop the server.
 */
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
  let commas = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    const within = open.at(-1);
    if (token === "{" || token === "[") {
      open.push({ keys: token === "{" ? new Set() : undefined, commas: 0 });
      if (open.length > DEEPEST) return "Cet envoi est trop imbriqué.";
    } else if (token === "}" || token === "]") open.pop();
    else if (token === "," && within) {
      commas += 1;
      within.commas += 1;
      if (within.commas >= LONGEST || commas >= MOST_ELEMENTS) return "Cet envoi compte trop d’éléments.";
    } else if (token === ":") {
      const key = String(JSON.parse(last));
      if (within?.keys?.has(key)) return `${key.slice(0, 120)} : ce champ est donné deux fois.`;
      within?.keys?.add(key);
    }
    last = token;
  }
  return undefined;
}
