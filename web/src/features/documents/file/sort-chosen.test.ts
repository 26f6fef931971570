import { expect, test } from "vitest";
import { MOST_PAGES, sortChosen, unreadable } from "./sort-chosen.ts";

const file = (name: string, type: string) => new File(["x"], name, { type });
const photo = (name: string) => file(name, "image/jpeg");
const pdf = (name: string) => file(name, "application/pdf");
const FORTY = Array.from({ length: 40 }, (_, n) => photo(`${n}.jpg`));

const names = (files: readonly File[]) => files.map(({ name }) => name);

test.each<[what: string, given: File[], pages: number, asPage: boolean, alone: string | undefined, photos: string[]]>([
  ["one PDF is the file", [pdf("a.pdf")], 0, false, "a.pdf", []],
  ["one photo too", [photo("a.jpg")], 0, false, "a.jpg", []],
  ["a photographed one is a page", [photo("a.jpg")], 0, true, undefined, ["a.jpg"]],
  ["one photo beside pages is the next page", [photo("a.jpg")], 2, false, undefined, ["a.jpg"]],
  ["several photos are pages", [photo("a.jpg"), photo("b.jpg")], 0, false, undefined, ["a.jpg", "b.jpg"]],
])("%s", (_, given, pages, asPage, alone, photos) => {
  const sorted = sortChosen(given, pages, asPage);
  expect({ alone: sorted.alone?.name, photos: names(sorted.photos), problems: sorted.problems }).toEqual({
    alone,
    photos,
    problems: [],
  });
});

test.each<[what: string, given: File[], pages: number, photos: number, said: string[]]>([
  [
    "a PDF among photos is not lost without a word",
    [pdf("a.pdf"), photo("b.jpg")],
    0,
    1,
    ["Un PDF se joint seul\u00a0: «\u00a0a.pdf\u00a0» n’a pas été ajouté."],
  ],
  [
    "two PDFs are no photo that can't be read",
    [pdf("a.pdf"), pdf("b.pdf")],
    0,
    0,
    ["Un PDF se joint seul\u00a0: «\u00a0a.pdf\u00a0» et «\u00a0b.pdf\u00a0» n’ont pas été ajoutés."],
  ],
  [
    "a PDF over pages leaves them",
    [pdf("a.pdf")],
    3,
    0,
    ["Un PDF se joint seul\u00a0: «\u00a0a.pdf\u00a0» n’a pas été ajouté."],
  ],
  [
    "pages beyond the limit are told",
    FORTY,
    0,
    MOST_PAGES,
    ["Un PDF réunit 30 photos au plus\u00a0: 10\u00a0photos n’ont pas été ajoutées."],
  ],
  [
    "the page after the last is told",
    [photo("a.jpg")],
    MOST_PAGES,
    0,
    ["Un PDF réunit 30 photos au plus\u00a0: 1\u00a0photo n’a pas été ajoutée."],
  ],
])("%s", (_, given, pages, photos, said) => {
  const sorted = sortChosen(given, pages, false);
  expect(sorted.alone).toBeUndefined();
  expect(sorted.photos).toHaveLength(photos);
  expect(sorted.problems).toEqual(said);
});

test("of several, what is refused is named", () => {
  const { photos, problems } = sortChosen([file("x.html", "text/html"), photo("a.jpg")], 0, false);
  expect(names(photos)).toEqual(["a.jpg"]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^«\u00a0x\.html\u00a0»\u00a0: Ce type de fichier n’est pas accepté/);
});

test.each([
  [2, "«~0.jpg~» et «~1.jpg~» n’ont"],
  [3, "«~0.jpg~», «~1.jpg~» et «~2.jpg~» n’ont"],
  [5, "«~0.jpg~», «~1.jpg~», «~2.jpg~», «~3.jpg~» et «~4.jpg~» n’ont"],
  [7, "«~0.jpg~», «~1.jpg~», «~2.jpg~», «~3.jpg~» et 3~autres n’ont"],
])("of %i files so many are named", (count, said) => {
  expect(unreadable(FORTY.slice(0, count)).replaceAll("\u00a0", "~").startsWith(said)).toBe(true);
});

test("photos that can't be drawn are named", () => {
  expect(unreadable([photo("a.jpg")])).toMatch(/^«\u00a0a\.jpg\u00a0» n’a pas pu être lue\./);
  expect(unreadable([photo("a.jpg"), photo("b.jpg")])).toContain("n’ont pas pu être lues.");
});
