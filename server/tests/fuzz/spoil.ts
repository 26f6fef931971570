import fc from "fast-check";

type Json = unknown;

/** JSON that no value of JavaScript becomes. */
const RAW = [
  "1e400",
  "-1e400",
  "-0",
  "0.1e-400",
  "9007199254740993",
  "1".repeat(400),
  "NaN",
  "Infinity",
  "undefined",
  "01",
  ".5",
  "'x'",
  '"\\x"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\n"',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"a":1,"a":2}',
  `${"[".repeat(60)}${"]".repeat(60)}`,
  `${'{"a":'.repeat(60)}1${"}".repeat(60)}`,
  `[${"0,".repeat(6_000)}0]`,
];
const rawSign = (at: number) => `\u27ea${at}\u27eb`;
const RAW_SIGN = /"\u27ea(\d+)\u27eb"/g;

/** What no field takes, or few. */
const BAD: Json[] = [
  ...RAW.map((_, at) => rawSign(at)),
  ...[null, true, false, 0, -1, 1.5, 0.005, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 5e-324],
  ...[[], {}, [[]], [null], [{}], { $ne: null }, { toString: "x" }, { length: 1e9 }, { value: 1 }],
  ...[
    "",
    " ",
    "\u00a0",
    "\0",
    "a\0b",
    "\ufffe",
    "NaN",
    "Infinity",
    "-Infinity",
    "-1",
    "1e400",
    "12abc",
    "0x10",
    "1,5",
    "null",
  ],
  ...[
    "2026-02-30",
    "infinity",
    "-infinity",
    "now",
    "0000-00-00",
    "99999-01-01",
    "2026-13-01",
    "2026-1-1",
    "10000-01-01",
  ],
  ...[
    "2026-02-30T00:00:00Z",
    "2026-01-01T24:00:00.000Z",
    "9999-12-31T23:59:59.999Z",
    "0001-01-01T00:00:00Z",
    "1970-01-01",
  ],
  ...[
    "x".repeat(10_001),
    "é".repeat(6_000),
    "x y",
    "'",
    '"',
    "%%",
    "\\",
    "javascript:alert(1)",
    "https://\0",
    "http://127.0.0.1:5432",
  ],
  ...[
    "B05C0000-0000-4000-8000-00000000FFFF",
    "b05c0000000040008000000000000101",
    "{b05c0000-0000-4000-8000-00000000ffff}",
  ],
  Array(1_001).fill("x"),
  Array(300).fill("b05c0000-0000-4000-8000-00000000ffff"),
];

const MORE_FIELDS = [
  "user_id",
  "role",
  "plan",
  "id",
  "version",
  "__proto__",
  "constructor",
  "toString",
  "",
  "a.b",
  "\0",
  "x".repeat(300),
];

type Step = string | number;

/** Every place in a value, the value itself first. */
function placesIn(value: Json, path: Step[] = []): Step[][] {
  if (typeof value !== "object" || value === null) return [path];
  const entries: [Step, Json][] = Array.isArray(value) ? [...value.entries()].slice(0, 5) : Object.entries(value);
  return [path, ...entries.flatMap(([step, inner]) => placesIn(inner, [...path, step]))];
}

/** why entries: as a computed key `__proto__` is a field like any other. */
const withField = (value: object, name: string, inner: Json): object =>
  Object.fromEntries([...Object.entries(value).filter(([other]) => other !== name), [name, inner]]);

function changeAt(value: Json, [step, ...rest]: Step[], change: (old: Json) => Json): Json {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) return value.map((one, n) => (n === step ? changeAt(one, rest, change) : one));
  const fields = value as Record<string, Json>;
  return withField(fields, String(step), changeAt(fields[step], rest, change));
}

function removeAt(value: Json, path: Step[]): Json {
  const last = path.at(-1);
  return changeAt(value, path.slice(0, -1), (parent) => {
    if (Array.isArray(parent)) return parent.filter((_, n) => n !== last);
    return Object.fromEntries(Object.entries(parent as object).filter(([name]) => name !== last));
  });
}

const isObject = (value: Json) => typeof value === "object" && value !== null && !Array.isArray(value);
const HOW = ["replace", "replace", "replace", "remove", "add", "wrap", "text"] as const;

/** The same with one thing wrong in it. */
export function spoilt(valid: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const bad = fc.constantFrom(...BAD);
  const name = fc.constantFrom(...MORE_FIELDS);
  return fc
    .tuple(valid, fc.nat({ max: 999 }), fc.constantFrom(...HOW), bad, name)
    .map(([value, at, how, wrong, more]) => {
      const places = placesIn(value);
      const place = places[at % places.length] ?? [];
      if (how === "remove" && place.length > 0) return removeAt(value, place);
      return changeAt(value, place, (old) => {
        if (how === "add" && isObject(old)) return withField(old as object, more, wrong);
        if (how === "wrap") return [old];
        if (how === "text") return typeof old === "object" ? JSON.stringify(old) : String(old);
        return wrong;
      });
    });
}

/** As it travels. */
export const asJson = (value: Json): string =>
  (JSON.stringify(value) ?? "").replace(RAW_SIGN, (_, at: string) => RAW[Number(at)] ?? "null");
