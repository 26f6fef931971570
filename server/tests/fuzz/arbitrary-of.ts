import fc from "fast-check";
import { z } from "zod";
import { anEmail, aText } from "./texts.ts";

/** Ids for the field of this name. */
export type IdsFor = (field: string) => fc.Arbitrary<string>;

type Schema = z.core.$ZodType;
type Check = z.core.$ZodChecks["_zod"]["def"] | { check: "custom" };

/** Longer arrays are refused or taken as these are; how long they may be has tests of its own (N10). */
const MOST_ELEMENTS = 4;

/**
 * Draws what `schema` takes. It knows exactly the kinds of schema that the contract uses: another one is refused, so that whoever
 * brings it in hears that nothing draws it yet.
 */
export function arbitraryOf(schema: Schema, idsFor: IdsFor, field = ""): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const within = (inner: Schema, name = field) => arbitraryOf(inner, idsFor, name);
  switch (def.type) {
    case "string":
      return fitting(schema, stringOf(def, idsFor, field), field);
    case "number":
      return fitting(schema, numberOf(def), field);
    case "boolean":
      return fc.boolean();
    case "unknown":
      return fc.jsonValue({ maxDepth: 2 });
    case "literal":
      return fc.constantFrom(...def.values);
    case "enum":
      return fc.constantFrom(...Object.values(def.entries));
    case "optional":
    case "nonoptional":
    case "default":
      return within(def.innerType);
    case "nullable":
      return fc.option(within(def.innerType), { freq: 4 });
    case "union":
      return fc.oneof(...def.options.map((option) => within(option)));
    case "array": {
      const { minLength, maxLength } = lengthOf(checksOf(def));
      const most = Math.min(maxLength, Math.max(minLength, MOST_ELEMENTS));
      return fc.array(within(def.element), { minLength, maxLength: most });
    }
    case "object": {
      const drawn = Object.entries(def.shape).map(([name, inner]) => [name, within(inner, name)] as const);
      const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(drawn);
      const requiredKeys = Object.entries(def.shape).flatMap(([name, inner]) => (mayLack(inner) ? [] : [name]));
      const whole = fc.record(fields, { requiredKeys, noNullPrototype: true });
      return checksOf(def).length > 0 ? fitting(schema, whole, field) : whole;
    }
    case "pipe": {
      const isPreprocessed = isKind(def.in, "transform");
      // why then the later one: it says what may pass through both.
      const given = isPreprocessed || !isKind(def.out, "transform") ? def.out : def.in;
      return within(given);
    }
    default:
      throw new Error(`Nothing draws a schema of the kind ${def.type} yet (${field}).`);
  }
}

/** why not the field's own word: what is preprocessed takes anything, nothing too, and only then judges it. */
function mayLack(schema: Schema): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "pipe" && isKind(def.in, "transform")) return mayLack(def.out);
  return schema._zod.optin !== undefined;
}

const isKind = (schema: Schema, type: string) => schema._zod.def.type === type;
const checksOf = ({ checks = [] }: z.core.$ZodTypeDef) => checks.map(({ _zod }) => _zod.def as Check);

const SAMPLES = 60;
const FEWEST = 6;

/** What of `drawn` the schema takes. why some are tried first: a filter that nothing passes never ends. */
function fitting<T>(schema: Schema, drawn: fc.Arbitrary<T>, field: string): fc.Arbitrary<T> {
  const takes = (value: T) => z.safeParse(schema, value).success;
  const taken = fc.sample(drawn, { numRuns: SAMPLES, seed: 1 }).filter(takes).length;
  if (taken < FEWEST)
    throw new Error(`Nothing draws what ${field || "this schema"} takes: ${taken} of ${SAMPLES} fit.`);
  return taken === SAMPLES ? drawn : drawn.filter(takes);
}

function stringOf(def: z.core.$ZodStringDef, idsFor: IdsFor, field: string): fc.Arbitrary<string> {
  const checks = checksOf(def);
  const { minLength, maxLength } = lengthOf(checks);
  const format = "format" in def ? def.format : undefined;
  if (format === "guid") return idsFor(field);
  if (format === "email") return anEmail(idsFor("userId"));
  if (format === "datetime") return A_MOMENT;
  if (format === "url") return fc.webPath().map((path) => `https://push.example.org${path}`);
  if (format !== undefined) throw new Error(`Nothing draws a text of the format ${String(format)} yet (${field}).`);
  const patterns = checks.flatMap((check) =>
    check.check === "string_format" && check.format === "regex" && check.pattern ? [check.pattern] : [],
  );
  const [pattern] = patterns;
  if (pattern) return fc.stringMatching(repeated(pattern, minLength, maxLength));
  const known = BY_FIELD[field];
  if (known) return known;
  const isFree = maxLength === ENDLESS && checks.some(({ check }) => check === "custom");
  return isFree ? fc.oneof(A_DAY, aText(minLength, 200)) : aText(minLength, maxLength === ENDLESS ? 200 : maxLength);
}

/** `[a-z]+` of 80 to 120 signs. */
const repeated = ({ source }: RegExp, least: number, most: number) =>
  new RegExp(most === ENDLESS ? source : source.replace(/^\^(\[[^\]]+\]|\\w)\+/, `^$1{${Math.max(1, least)},${most}}`));

const A_DATE = fc.date({ min: new Date("1990-01-01"), max: new Date("2060-12-31"), noInvalidDate: true });
const A_MOMENT = A_DATE.map((date) => date.toISOString());
const A_DAY = fc.oneof(
  { weight: 8, arbitrary: A_DATE.map((date) => date.toISOString().slice(0, 10)) },
  { weight: 1, arbitrary: fc.constantFrom("2024-02-29", "1000-01-01", "9999-12-31", "2026-01-31") },
);

/** Texts of a form that only a function knows. */
const BY_FIELD: Record<string, fc.Arbitrary<string>> = {
  // articles that somebody saw: an id and a mark of each
  vus: fc.array(fc.stringMatching(/^[0-9a-f]{40}$/), { maxLength: 3 }).map((seen) => seen.join("")),
};

const ENDLESS = 10_000;

function lengthOf(checks: Check[]) {
  let [minLength, maxLength] = [0, ENDLESS];
  for (const check of checks) {
    if (check.check === "min_length") minLength = check.minimum;
    if (check.check === "max_length") maxLength = check.maximum;
  }
  return { minLength, maxLength };
}

const LARGE = 2 ** 31;

function numberOf(def: z.core.$ZodNumberDef): fc.Arbitrary<number> {
  let [min, max] = [-LARGE, LARGE];
  let isWhole = "format" in def;
  for (const check of checksOf(def)) {
    if (check.check === "greater_than") min = Math.max(min, Number(check.value) + (check.inclusive ? 0 : 1));
    if (check.check === "less_than") max = Math.min(max, Number(check.value) - (check.inclusive ? 0 : 1));
    if (check.check === "number_format") isWhole = true;
  }
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  const bounds = fc.constantFrom(min, max);
  if (isWhole) return fc.oneof({ weight: 4, arbitrary: whole }, { weight: 1, arbitrary: bounds });
  const cents = fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) }).map((value) => value / 100);
  const any = fc.double({ min, max, noNaN: true });
  return fc.oneof(whole, cents, any, bounds);
}
