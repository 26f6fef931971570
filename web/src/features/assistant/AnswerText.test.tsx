import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { AnswerText } from "./AnswerText.tsx";

const html = (text: string) => renderToStaticMarkup(<AnswerText text={text} />);
/** What a browser would show of it. */
const shown = (text: string) =>
  html(text)
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

/** The elements of it, but for our icon beside a warning. */
const elements = (text: string) =>
  [...html(text).matchAll(/<([a-z0-9]+)(?! xmlns)[\s>]/g)]
    .map(([, name]) => name ?? "")
    .filter((name) => name !== "path");
const OURS = "div p h3 span strong ul ol li section table caption thead tbody tr th td".split(" ");

describe("a hostile answer", () => {
  test.each([
    ['<img src=x onerror="alert(1)">'],
    ['"><svg onload=alert(1)>'],
    ["<script>alert(1)</script>"],
    ["&lt;img src=x onerror=alert(1)&gt;"],
    ["[cliquez](javascript:alert(1))"],
    ["![suivi](https://ailleurs.example/p.gif?q=secret)"],
    ["<https://ailleurs.example>"],
    ["https://ailleurs.example/p.gif"],
    ["<style>*{display:none}</style>"],
    ['<a href="tel:0899000000">196</a>'],
    ["[ref]: https://ailleurs.example"],
    ["`</div><iframe src=//ailleurs.example>`"],
    ["{{7*7}}"],
  ])("%s comes out as the text it is, in every block", (hostile) => {
    for (const mark of ["", "- ", "1. ", "## ", "> ", "Un mot : **"])
      expect(shown(`${mark}${hostile}`), mark).toContain(hostile);
    for (const mark of ["", "- ", "1. ", "## ", "> ", "Un mot : **", "| a | "])
      expect(
        elements(`${mark}${hostile} |`).filter((name) => !OURS.includes(name)),
        mark,
      ).toEqual([]);
  });
});

test("the marks become elements", () => {
  const out = html("> Attention : **feu**.\n\n## Titre\n\n1. Un\n   - x\n2. Deux\n\n| A | B |\n|---|---|\n| 1 | 2 |");
  for (const tag of ["<strong>feu</strong>", "<h3", "<ol", "<ul", "<table", '<th scope="col">A</th>', "<td>2</td>"])
    expect(out).toContain(tag);
});

test("in an emergency the warning is read first, wherever it stands", () => {
  const out = renderToStaticMarkup(<AnswerText text={"Du texte.\n\n> Canal 16."} warningsFirst />);
  expect(out.indexOf("Canal 16.")).toBeLessThan(out.indexOf("Du texte."));
});
