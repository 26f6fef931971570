import { expect, test } from "vitest";
import { whyNot } from "./file-verdict.ts";

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });

test.each([
  [file("a.pdf", "application/pdf"), undefined],
  [file("a.jpg", "image/jpeg"), undefined],
  [file("a.HEIC", ""), undefined],
  [file("a.svg", "image/svg+xml"), "Ce type de fichier n’est pas accepté"],
  [file("a.html", "text/html"), "Ce type de fichier n’est pas accepté"],
  [file("a.pdf", "application/pdf", 0), "Ce fichier est vide."],
  [file("a.pdf", "application/pdf", 20 * 1024 * 1024), undefined],
  [file("a.pdf", "application/pdf", 20 * 1024 * 1024 + 100_000), "Ce fichier pèse 20,1\u00a0Mo"],
])("%o", (chosen, why) => {
  if (why === undefined) expect(whyNot(chosen)).toBeUndefined();
  else expect(whyNot(chosen)).toContain(why);
});
