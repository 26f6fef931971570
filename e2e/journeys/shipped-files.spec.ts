import type { APIRequestContext } from "@playwright/test";
import { expect, gateOnDesk, test } from "../support/journey.ts";

/** Every script that a page may load, by name: those the first document names, those these name, and so on. */
async function shippedScripts(request: APIRequestContext): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const namesIn = (text: string) => [...text.matchAll(/[\w.-]+-[\w-]{8}\.js\b/g)].map(([name]) => name);
  const waiting = namesIn(await (await request.get("/")).text());
  for (const name of waiting) {
    if (texts.has(name)) continue;
    const answer = await request.get(`/assets/${name}`);
    expect(answer.status(), name).toBe(200);
    texts.set(name, await answer.text());
    waiting.push(...namesIn(texts.get(name) ?? ""));
  }
  return texts;
}

test("papers bring no library to photograph pages, draw SVG or read PNG", gateOnDesk, async ({ request }) => {
  const scripts = await shippedScripts(request);
  const having = (mark: string) => [...scripts].filter(([, text]) => text.includes(mark)).map(([name]) => name);
  expect(having("addFileToVFS="), "jsPDF itself is there").toHaveLength(1);
  const marks = {
    html2canvas: "data-html2canvas-ignore",
    dompurify: "FORBID_TAGS",
    canvg: "feColorMatrix",
    pako: "incorrect header check",
  };
  for (const [library, mark] of Object.entries(marks)) expect(having(mark), library).toEqual([]);
});
