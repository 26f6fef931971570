import { ERRORS, type ErrorBody } from "@bosco/contract";
import { z } from "zod";
import type { Drawn } from "./requests.ts";
import type { Route } from "./routes.ts";
import type { Answer, Sent } from "./send.ts";

const SENTENCES = new Set<string>(Object.values(ERRORS).map(({ message }) => message));
const STATUSES: Record<string, number> = Object.fromEntries(
  Object.entries(ERRORS).map(([code, { status }]) => [code, status]),
);

/** What a refusal must not tell: a stack, SQL, a path, a library's own words. */
const LEAKS: [what: string, pattern: RegExp][] = [
  ["a stack", /\bat |node:|\.[cm]?[jt]s\b|node_modules/],
  [
    "SQL",
    /\b(select|insert|update|delete|from|where|relation|column|constraint|violates|syntax|null value)\b|pg_|\$\d/i,
  ],
  ["a path", /(?:\/[\w.-]+){2,}|[A-Z]:\\/],
  [
    "English",
    /\b(the|must|should|expected|unexpected|received|failed|required|not|error|cannot|property|undefined)\b/i,
  ],
];
/** What `body.method` may only be, as the specification names it. */
const OWN_METHOD = /"(?:PUT|DELETE)"/;
const FRENCH_SENTENCE = /^[A-ZÀ-ÝŒ0-9«]/u;

/** What is wrong with an answer; undefined when nothing is. */
export function faultOf(route: Route, drawn: Drawn, sent: Sent, answer: Answer): string | undefined {
  const { status, text, type } = answer;
  if (status >= 500 && !isWithoutMail(answer)) return `answers ${status}`;
  if (status >= 400) return faultOfRefusal(answer);
  if (status >= 300) return /^\/(?![/\\])/.test(answer.location ?? "/") ? undefined : `leads to ${answer.location}`;
  const { anon, user } = route.line;
  if (drawn.as === "nobody" && anon === 401) return "lets nobody in";
  if (drawn.as === "owner" && user === 403) return "lets somebody in who is no administrator";
  if (drawn.kind !== "garbage" && takesNot(route, sent)) return "takes what its schema refuses";
  if (route.output && type.includes("json")) {
    const judged = route.output.safeParse(JSON.parse(text));
    if (!judged.success) return `answers what its schema refuses: ${z.prettifyError(judged.error)}`;
  }
  return undefined;
}

/** The one thing that this server says it cannot do at all. */
const isWithoutMail = ({ status, text }: Answer) => status === 503 && text.includes('"MAIL_NOT_CONFIGURED"');

/** Whether the schema refuses what was sent in the body. */
function takesNot({ input, path, method }: Route, { body, path: address, headers }: Sent): boolean {
  const isJson = headers["content-type"]?.startsWith("application/json");
  if (!input || method === "GET" || typeof body !== "string" || !isJson) return false;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, "([^/?]+)")}(?:\\?|$)`);
  const values = pattern.exec(address)?.slice(1) ?? [];
  const named = Object.fromEntries(names.map((name, n) => [name, decodeURIComponent(values[n] ?? "")]));
  const given: unknown = JSON.parse(body);
  const isFields = typeof given === "object" && given !== null && !Array.isArray(given);
  return !input.safeParse(isFields ? { ...given, ...named } : given).success;
}

function faultOfRefusal({ status, text, type }: Answer): string | undefined {
  if (!type.startsWith("application/json")) return `is refused with ${type || "nothing"}`;
  const { code, message, details, ...more } = JSON.parse(text) as ErrorBody;
  if (Object.keys(more).length > 0) return `is refused with more than a code and a sentence: ${Object.keys(more)}`;
  if (typeof code !== "string" || typeof message !== "string") return "is refused without a code and a sentence";
  if (code in STATUSES && STATUSES[code] !== status) return `is refused as ${code} with ${status}`;
  const fields = Object.entries(details?.champs ?? {});
  const sentences = [withoutField(message, fields), ...fields.map(([, sentence]) => sentence)];
  for (const sentence of sentences) {
    if (!SENTENCES.has(sentence) && !FRENCH_SENTENCE.test(sentence)) return `is refused with no sentence: ${sentence}`;
    const leak = LEAKS.find(([, pattern]) => pattern.test(sentence.replace(OWN_METHOD, "")));
    if (leak) return `tells ${leak[0]}: ${sentence}`;
  }
  return undefined;
}

const TWICE = / : ce champ est donné deux fois\.$/;

/** The message names the field at fault, and that name may be the sender's own. */
function withoutField(message: string, fields: [name: string, sentence: string][]): string {
  const named = fields.find(([name, sentence]) => message === `${name} : ${sentence}`);
  if (named) return named[1];
  return TWICE.test(message) ? "Ce champ est donné deux fois." : message;
}
