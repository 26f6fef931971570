import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { arbitraryOf } from "./arbitrary-of.ts";
import { fillIn, placeholder } from "./placeholders.ts";
import { idsFor, travels } from "./requests.ts";
import { ROUTES } from "./routes.ts";
import { asJson, spoilt } from "./spoil.ts";

const tables = ["bateaux", "inventaire"];
const ids = () => fc.uuid();
const SAMPLES = { numRuns: 100, seed: 1 };

describe("what is drawn from a schema", () => {
  const inputs = ROUTES.flatMap(({ name, input }) => (input ? [{ name, input }] : []));

  test.each(inputs)("is what $name takes", ({ input }) => {
    const drawn = fc.sample(arbitraryOf(input, ids), SAMPLES);
    const taken = drawn.filter((value) => input.safeParse(value).success).length;
    expect(taken).toBeGreaterThan(drawn.length * 0.6);
  });

  test.each([
    ["a map", z.map(z.string(), z.string())],
    ["a tuple in an object", z.object({ at: z.tuple([z.number()]) })],
    ["an address of a network", z.object({ ip: z.ipv4() })],
    ["a transform alone", z.transform((value) => value)],
  ])("is refused for a kind that nothing draws yet: %s", (_name, schema) => {
    expect(() => arbitraryOf(schema, ids)).toThrow("yet");
  });

  test("is refused where what is drawn never fits", () => {
    const password = z.string().refine((value) => value === "passerelle-du-port");
    expect(() => arbitraryOf(z.object({ password }), ids)).toThrow("password");
  });

  test("names a row in every field for an id, or nobody has said of which table", () => {
    const [route] = ROUTES;
    if (!route) throw new Error("no route");
    expect(() => arbitraryOf(z.object({ voile_id: z.guid() }), idsFor(tables, route))).toThrow("voile_id");
  });
});

test("one thing wrong in it: most of what is spoilt is not taken any more", () => {
  const schema = z.strictObject({
    nom: z.string().max(20),
    annee: z.int().min(1850).max(2100),
    note: z.string().max(9).nullable(),
  });
  const wrong = fc
    .sample(spoilt(arbitraryOf(schema, ids)), SAMPLES)
    .filter((value) => !schema.safeParse(value).success);
  expect(wrong.length).toBeGreaterThan(70);
});

test("a field named __proto__ travels as one", () => {
  const sent = fc.sample(spoilt(fc.constant({ nom: "x" })), { numRuns: 2_000, seed: 1 }).map(asJson);
  expect(sent.some((text) => text.includes('"__proto__":'))).toBe(true);
  expect(sent).toEqual(expect.arrayContaining(['{"nom":1e400}', '{"nom":"\\u0000"}']));
});

test("a placeholder is an id until it is sent, and then a row's", () => {
  const [mine, theirs] = [placeholder(tables, "mine", "bateaux"), placeholder(tables, "theirs", "inventaire")];
  expect([mine, theirs].map((id) => z.guid().safeParse(id).success)).toEqual([true, true]);
  const { path, body = "" } = travels({ method: "PATCH", path: "/x/{id}" }, { id: mine, article_id: theirs });
  const filled = [path, String(body)].map((text) => fillIn(text, tables, (whose, table) => `${whose} ${table}`));
  expect(filled).toEqual(["/x/mine bateaux", '{"article_id":"theirs inventaire"}']);
});
