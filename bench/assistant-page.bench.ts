import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { QUESTIONS } from "../assistant/eval/questions.ts";
import { readKnowledge } from "../assistant/read-knowledge.ts";
import type { createAssistant } from "../assistant/src/index.ts";
import { ensureChromium } from "../scripts/chromium.mjs";
import type { Figure } from "./run.ts";

const ENTRY = new URL("../assistant/src/index.ts", import.meta.url).pathname;
/** A phone's processor against this machine's. */
const SLOWER = 4;
const ASKED = 150;
const BUDGET_KB = 1_500;
const BUDGET_MS = 50;

declare const bosco: { createAssistant: typeof createAssistant };

/** The assistant in a page: what it weighs on its way there, and how long a question takes on a phone. */
export default async function measure(): Promise<Figure[]> {
  const { weights, ...texts } = readKnowledge();
  const knowledge = JSON.stringify(texts);
  const bundle = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    globalName: "bosco",
  });
  const code = bundle.outputFiles[0]?.text ?? "";
  const packed = [code, knowledge, weights].map((part) => brotliCompressSync(part).length / 1_000);
  const [codeKb = 0, sheetsKb = 0, weightsKb = 0] = packed;

  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.addScriptTag({ content: code });
    const questions = QUESTIONS.slice(0, ASKED).map(({ asks }) => asks);
    const { ready, times } = await page.evaluate(askInPage, {
      knowledge,
      weights: Buffer.from(weights).toString("base64"),
      questions,
    });
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
    const whole = `code ${codeKb.toFixed(0)}, sheets ${sheetsKb.toFixed(0)}, weights ${weightsKb.toFixed(0)}`;
    return [
      { name: `compressed (${whole})`, value: codeKb + sheetsKb + weightsKb, budget: BUDGET_KB, unit: "kB" },
      { name: "ready for the first question", value: ready, budget: 10_000, unit: "ms" },
      { name: "a question", value: at(0.5), budget: BUDGET_MS, unit: "ms" },
      { name: "one in twenty takes longer than", value: at(0.95), budget: 2 * BUDGET_MS, unit: "ms" },
    ];
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function askInPage({ knowledge, weights, questions }: { knowledge: string; weights: string; questions: string[] }): {
  ready: number;
  times: number[];
} {
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  const begun = performance.now();
  const assistant = bosco.createAssistant({ ...JSON.parse(knowledge), weights: bytes });
  assistant.prepare();
  const ready = performance.now() - begun;
  const times = questions.map((question) => {
    const before = performance.now();
    if (assistant.recogniseEach(question).length === 0) assistant.answerFromSheets(question);
    return performance.now() - before;
  });
  return { ready, times };
}
