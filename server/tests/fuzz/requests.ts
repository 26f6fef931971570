import fc from "fast-check";
import { arbitraryOf, type IdsFor } from "./arbitrary-of.ts";
import { COOKIES, SEGMENTS, someBody, someHeader, someQuery, someType, tooLargeBody } from "./garbage.ts";
import { placeholder, TABLE_OF_FIELD } from "./placeholders.ts";
import type { Route } from "./routes.ts";
import { asJson, spoilt } from "./spoil.ts";

export type Caller = "owner" | "nobody" | "administrator";
export type Kind = "valid" | "nearly valid" | "garbage";

/** A request as it was drawn: the rows that it names are placeholders. */
export interface Drawn {
  kind: Kind;
  as: Caller;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer | undefined;
}

export type Content = Pick<Drawn, "path" | "headers" | "body">;

/** Ids of the caller's rows most of the time, of another tenant's, of nobody's, and of a row of another kind. */
export function idsFor(tables: readonly string[], { name, method, path, line }: Route): IdsFor {
  const inBody = line.names?.filter((table) => table !== "bateaux").at(-1) ?? line.names?.[0];
  return (field) => {
    const isOwnId = field === "id" || field === "ids";
    const table = TABLE_OF_FIELD[field] ?? (isOwnId ? (line.of ?? inBody ?? "bateaux") : undefined);
    if (table === undefined) throw new Error(`${name}: which table does ${field} name a row of?`);
    const isNew = field === "id" && method === "POST" && !path.includes("{id}");
    return fc.oneof(
      { weight: isNew ? 2 : 12, arbitrary: fc.constant(placeholder(tables, "mine", table)) },
      { weight: 2, arbitrary: fc.constant(placeholder(tables, "theirs", table)) },
      { weight: isNew ? 12 : 2, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: fc.constantFrom(...tables).map((other) => placeholder(tables, "mine", other)) },
    );
  };
}

/** What the route takes, as its schema says it; the example of the access matrix among it. */
export function inputsOf(tables: readonly string[], route: Route): fc.Arbitrary<unknown> {
  const { input, line } = route;
  const ids = idsFor(tables, route);
  const drawn = input ? arbitraryOf(input, ids) : fc.constant(undefined);
  const rows = new Proxy({}, { get: (_, table) => ({ id: placeholder(tables, "mine", String(table)) }) });
  const example = line.body?.(rows) ?? line.query?.(rows);
  if (example === undefined) return drawn;
  const id = placeholder(tables, "mine", line.of ?? "bateaux");
  const known = route.path.includes("{id}") ? { id, ...(example as object) } : example;
  return fc.oneof({ weight: 1, arbitrary: fc.constant(known) }, { weight: 3, arbitrary: drawn });
}

/** An input as a request: what the path names in the path, the rest behind the `?` of a read, else in the body. */
export function travels({ method, path }: Pick<Route, "method" | "path">, input: unknown): Content {
  const isFields = typeof input === "object" && input !== null && !Array.isArray(input);
  const fields = new Map(isFields ? Object.entries(input) : []);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields.get(name);
    fields.delete(name);
    return inAddress(value);
  });
  if (method === "GET") {
    const query = [...fields].map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`).join("&");
    return { path: query ? `${filled}?${query}` : filled, headers: {} };
  }
  const body = isFields ? Object.fromEntries(fields) : input;
  if (body === undefined || (isFields && fields.size === 0 && method !== "POST")) return { path: filled, headers: {} };
  return { path: filled, headers: { "content-type": "application/json" }, body: asJson(body) };
}

function inAddress(value: unknown): string {
  const text = typeof value === "string" ? value : asJson(value ?? "");
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}

const TWISTS = ["segment", "query", "body", "type", "header", "cookie", "spelling"] as const;

/** Something about the request itself is wrong. */
function twisted(valid: fc.Arbitrary<Content>, { path: template }: Route): fc.Arbitrary<Content> {
  const has = template.includes("{");
  const twist = fc.constantFrom(...TWISTS.filter((one) => has || one !== "segment"));
  const bodies = fc.oneof({ weight: 120, arbitrary: someBody }, { weight: 1, arbitrary: tooLargeBody });
  const parts = [
    fc.constantFrom(...SEGMENTS),
    someQuery,
    bodies,
    someType,
    someHeader,
    fc.constantFrom(...COOKIES),
  ] as const;
  const spelling = fc.constantFrom<(path: string) => string>(
    (path) => path.toUpperCase(),
    (path) => `${path}/`,
    (path) => `/${path}`,
    (path) => path.replace("/api/", "/api//"),
    (path) => path.replace("a", "%61"),
    (path) => path.replace("/api", "/api/../api"),
    (path) => `http://mechant.example${path}`,
    (path) => path.replaceAll("/", "%2f"),
    (path) => path.slice(1),
    (path) => `${path};x=y`,
  );
  return fc
    .tuple(valid, twist, spelling, ...parts)
    .map(([content, how, spell, segment, query, body, type, header, cookie]) => {
      const { path, headers } = content;
      const plain = { "content-type": "application/json" };
      switch (how) {
        case "segment":
          return { ...content, path: template.replace(/\{\w+\}/, () => segment) };
        case "query":
          return { ...content, path: path.split("?", 1)[0] + query };
        case "body":
          return { path, headers: { ...plain, ...headers }, body };
        case "type":
          return { path, headers: { ...headers, "content-type": type }, body: content.body ?? body };
        case "header":
          return { ...content, headers: { ...headers, [header[0]]: header[1] } };
        case "cookie":
          return { ...content, headers: { ...headers, cookie } };
        default:
          return { ...content, path: spell(path) };
      }
    });
}

/** Calls with the id of an operation, the same one now and then, and with an age. */
const asOperation: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 30 }).map((n) => ({
      "idempotency-key": `f0220001-0000-4000-8000-${String(n).padStart(12, "0")}`,
    })),
  },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 10_000_000 }).map((n) => ({ "bosco-age": String(n) })) },
);

/** What is sent to a route besides its inputs: whole contents, and those that are nearly one. */
interface Besides {
  contents?: fc.Arbitrary<Content>;
  nearly?: fc.Arbitrary<Content>;
}

/** Requests of every kind and from every caller. `inputs` are the fields that the route takes. */
export function requestsOf(route: Route, inputs: fc.Arbitrary<unknown>, beside: Besides = {}): fc.Arbitrary<Drawn> {
  const ofFields = (fields: fc.Arbitrary<unknown>) => fields.map((input) => travels(route, input));
  const contents = beside.contents
    ? fc.oneof(beside.contents, ...(route.input ? [ofFields(inputs)] : []))
    : ofFields(inputs);
  const nearly = beside.nearly ?? ofFields(spoilt(inputs));
  const { anon, user, admin } = route.line;
  const isForAdministrators = user === 403 && admin !== 403;
  const callers: fc.WeightedArbitrary<Caller>[] = [
    { weight: isForAdministrators ? 3 : 18, arbitrary: fc.constant("owner") },
    { weight: anon === 401 ? 1 : 4, arbitrary: fc.constant("nobody") },
    ...(isForAdministrators ? [{ weight: 16, arbitrary: fc.constant<Caller>("administrator") }] : []),
  ];
  const drawn = (kind: Kind, content: fc.Arbitrary<Content>): fc.Arbitrary<Drawn> =>
    fc
      .tuple(fc.oneof(...callers), content, asOperation)
      .map(([as, { path, headers, body }, more]) => ({ kind, as, path, headers: { ...more, ...headers }, body }));
  return fc.oneof(
    { weight: 4, arbitrary: drawn("valid", contents) },
    { weight: 4, arbitrary: drawn("nearly valid", nearly) },
    { weight: 3, arbitrary: drawn("garbage", twisted(contents, route)) },
  );
}
