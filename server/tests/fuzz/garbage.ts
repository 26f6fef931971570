import { deflateRawSync, gzipSync } from "node:zlib";
import fc from "fast-check";

/** Bodies that are none. */
const BODIES: (string | Buffer)[] = [
  "",
  " ",
  "null",
  "true",
  "0",
  '"x"',
  "[]",
  "{}",
  "{",
  "}",
  '{"',
  '{"a"}',
  "[1,]",
  "/* */{}",
  "\ufeff{}",
  "a=b&c=d",
  "<a/>",
  "--x\r\n",
  "\0",
  "[".repeat(100_000),
  '{"a":'.repeat(20_000),
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  gzipSync("{}"),
  deflateRawSync("{}"),
];

const TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "application/json; charset=x",
  "application/json;",
  "APPLICATION/JSON",
  "application/ld+json",
  "application/jsonp",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=x",
  "multipart/mixed; boundary=x",
  "application/octet-stream",
  "image/svg+xml",
  "*/*",
  "x",
  "",
  ";",
];

/** What a header may hold that we read, and what it must not. */
const HEADERS: [name: string, value: string][] = [
  ...["b05c0000-0000-4000-8000-000000000001", "B05C0000-0000-4000-8000-000000000001", "x", "", "b05c", "é"].map(
    (value): [string, string] => ["idempotency-key", value],
  ),
  ...["0", "1", "60", "-1", "1.5", "999999999999999", "1e3", "x", "", "NaN"].map((value): [string, string] => [
    "bosco-age",
    value,
  ]),
  ...["b05c0000-0000-4000-8000-000000000001", "x", "", "__proto__"].map((value): [string, string] => [
    "bosco-user",
    value,
  ]),
  ["origin", "https://mechant.example"],
  ["origin", "null"],
  ["sec-fetch-site", "cross-site"],
  ["authorization", "Bearer x"],
  ["authorization", "Bearer"],
  ["authorization", "Basic eDp4"],
  ["authorization", `Bearer ${"x".repeat(4_000)}`],
  ["content-encoding", "gzip"],
  ["content-encoding", "x"],
  ["accept", "text/html"],
  ["accept-encoding", "br;q=x, gzip;q=2"],
  ["if-none-match", '"x"'],
  ["if-modified-since", "x"],
  ["range", "bytes=0-,-1"],
  ["x-forwarded-for", "127.0.0.1, x"],
  ["x-http-method-override", "DELETE"],
  ["expect", "x"],
  ["user-agent", "\u00ff".repeat(300)],
  ["x-bosco-jeton", "1"],
  ["last-event-id", "x"],
];

/** Cookies beside the caller's own, or in their place. */
export const COOKIES = [
  "=",
  ";;;",
  "bosco.session_token=x",
  "bosco.session_token=%",
  "bosco.session_token=x.y",
  "a=%ff",
  "__proto__=x",
];

/** What may stand in a path where an id is expected. */
export const SEGMENTS = [
  "",
  ".",
  "..",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "%00",
  "x%00y",
  "%ff",
  "%c0%ae",
  "%",
  "%zz",
  "%25",
  "%2f",
  "%5c",
  "%0d%0aset-cookie:x=y",
  "\u00e9",
  "\u00ff\u00fe",
  "%ED%A0%80",
  "%F0%9F%9B%A5",
  "x".repeat(5_000),
  "'",
  "%22",
  "null",
  "undefined",
  "[object%20Object]",
  "-1",
  "1e400",
  "%20",
  ";",
  "{id}",
  ":id",
  "*",
  "__proto__",
  "constructor",
  "b05c0000-0000-4000-8000-00000000ffff%00",
  "b05c0000-0000-4000-8000-00000000ffff/",
  "b05c0000-0000-4000-8000-00000000ffff%20",
  "f02200000001",
];

const NAMES = [
  "bateau_id",
  "id",
  "q",
  "depuis",
  "version",
  "jeton",
  "token",
  "limite",
  "page",
  "checklist_id",
  "avant",
  "afficher",
];

const VALUES = [
  "",
  "x",
  "%00",
  "x%00y",
  "%ff",
  "%c3%28",
  "%",
  "%zz",
  "%ED%A0%80",
  "-1",
  "1e400",
  "NaN",
  "0",
  "99999999999999999999",
  "%25%25",
  "_",
  "%5c",
  "'",
  "%27%3b--",
  "null",
  "[]",
  "{}",
  "b05c0000-0000-4000-8000-00000000ffff",
  "2026-02-30",
  "%0d%0ax:y",
  "x".repeat(4_000),
  "\u00e9",
];

const QUERIES = [
  "?",
  "?&&&",
  "?=",
  "?=x",
  "??",
  "?%",
  "?%00=%00",
  "?__proto__=x",
  "?__proto__[x]=1",
  "?constructor=1&toString=2",
  "?a[b][c]=1",
  `?${"a&".repeat(2_000)}`,
  `?${"a=1&".repeat(1_200)}`,
  "#x",
  "?x#y",
];

export const someQuery: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...QUERIES),
  fc
    .array(fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom("", "[]", "[0]", ".x"), fc.constantFrom(...VALUES)), {
      minLength: 1,
      maxLength: 3,
    })
    .map((fields) => `?${fields.map(([name, more, value]) => `${name}${more}=${value}`).join("&")}`),
);

export const someBody: fc.Arbitrary<string | Buffer> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...BODIES) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 3 }) },
);
/** A megabyte and more. why seldom: each costs as much as a hundred others. */
export const tooLargeBody: fc.Arbitrary<string> = fc.constantFrom(
  `"${"x".repeat(1_048_576)}"`,
  `[${"0,".repeat(524_287)}0]`,
);
export const someType: fc.Arbitrary<string> = fc.constantFrom(...TYPES);
export const someHeader: fc.Arbitrary<[string, string]> = fc.constantFrom(...HEADERS);
