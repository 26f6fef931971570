import { expect, test } from "vitest";
import { ownPath, readPushMessage, UNREADABLE } from "./push-message.ts";

const ORIGIN = "https://bosco.test";
const said = (more: object = {}) =>
  JSON.stringify({
    titre: "Sterne",
    texte: "Vidange",
    marque: "rappels",
    page: "/maintenance?bateau=1",
    ...more,
  });
const read = (text: string | undefined) => readPushMessage(text, ORIGIN);

test("a push is shown as it says, and leads where it says", () => {
  expect(read(said())).toEqual({
    title: "Sterne",
    body: "Vidange",
    tag: "rappels",
    path: "/maintenance?bateau=1",
  });
});

test.each([
  ["nothing", undefined],
  ["no JSON", "Vidange"],
  ["no object", "null"],
  ["a list", "[]"],
  ["more than any push carries", said({ texte: "x".repeat(5_000) })],
])("what can't be read is a reminder without words: %s", (_, text) => {
  expect(read(text)).toEqual(UNREADABLE);
});

test("what is missing, or of another kind, is said in its place", () => {
  expect(read(said({ titre: 3, texte: "  \n ", marque: null, page: {} }))).toEqual(UNREADABLE);
});

test("words are no longer than a lock screen shows, on one line", () => {
  const { title, body, tag } = read(said({ titre: "a\n\tb", texte: "x".repeat(1_000), marque: "t".repeat(500) }));
  expect(title).toBe("a b");
  expect(read(said({ texte: "12\u00a0h moteur" })).body).toBe("12\u00a0h moteur");
  expect([body.length, body.at(-1), tag.length]).toEqual([240, "…", 100]);
});

test.each([
  ["/inventory?bateau=1&article=2", "/inventory?bateau=1&article=2"],
  [`${ORIGIN}/dashboard#ici`, "/dashboard"],
  ["/dashboard/../account", "/account"],
  ["https://ailleurs.test/dashboard", undefined],
  ["//ailleurs.test/dashboard", undefined],
  ["\\\\ailleurs.test/dashboard", undefined],
  ["javascript:alert(1)", undefined],
  ["/api/profils_utilisateur/donnees", undefined],
  ["/admin", undefined],
  ["/partage?jeton=x", undefined],
  ["/dashboard/x", undefined],
  ["", undefined],
  [`/dashboard?${"x".repeat(600)}`, undefined],
  [7, undefined],
])("an address that is asked for, %s, leads to %s", (address, path) => {
  expect(ownPath(address, ORIGIN)).toBe(path);
});
