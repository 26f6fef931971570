import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { PAGE_BUDGETS } from "../e2e/support/page-budgets.ts";
import { costOf } from "../e2e/support/page-cost.ts";
import { startServer } from "../e2e/support/server.ts";
import { ensureChromium } from "../scripts/chromium.mjs";
import type { Figure } from "./run.ts";

const PORT = 4993;
const TRIES = 3;
const PAGES = ["/", "/auth", "/faq", "/dashboard"];

/** What Lighthouse says of a page on a phone (its own preset: slow 4G, a processor four times slower), and what the page costs. */
export default async function measure(): Promise<Figure[]> {
  const server = await startServer();
  const args = ["--no-sandbox", `--remote-debugging-port=${PORT}`];
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
  try {
    const figures: Figure[] = [];
    for (const path of PAGES) {
      const context = await browser.newContext({ baseURL: server.url, viewport: { width: 412, height: 823 } });
      const isOwn = path === "/dashboard";
      if (isOwn) await context.request.post("/api/auth/sign-in/demo", { data: {}, headers: { origin: server.url } });
      const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
      const cost = await costOf(await context.newPage(), path);
      await context.close();
      const budget = isOwn ? PAGE_BUDGETS.dashboard : PAGE_BUDGETS.visitor;
      figures.push(
        { name: `${path} script in ${cost.files} files`, value: cost.scriptKb, budget: budget.scriptKb, unit: "kB" },
        { name: `${path} styles`, value: cost.styleKb, budget: budget.styleKb, unit: "kB" },
        ...(await judged(`${server.url}${path}`, path, cookies)),
      );
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The best of a few tries: another program of the machine's can only make a page slower. */
async function judged(url: string, path: string, cookies: string): Promise<Figure[]> {
  const results: Result[] = [];
  for (let at = 0; at < TRIES; at += 1) results.push(await judge(url, cookies));
  const score = (name: string) => Math.max(...results.map(({ categories }) => (categories[name]?.score ?? 0) * 100));
  const audit = (name: string) => Math.min(...results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const least = (name: string, budget: number): Figure => ({
    name: `${path} ${name}`,
    value: score(name),
    budget,
    unit: "of 100",
    least: true,
  });
  return [
    least("performance", PAGE_BUDGETS.performance),
    least("accessibility", PAGE_BUDGETS.accessibility),
    least("best-practices", PAGE_BUDGETS.bestPractices),
    least("seo", PAGE_BUDGETS.seo),
    {
      name: `${path} largest paint`,
      value: audit("largest-contentful-paint") / 1_000,
      budget: PAGE_BUDGETS.largestPaintS,
      unit: "s",
    },
    { name: `${path} jumps`, value: audit("cumulative-layout-shift"), budget: PAGE_BUDGETS.jumps, unit: "CLS" },
  ];
}

async function judge(url: string, cookies: string): Promise<Result> {
  const extraHeaders: Record<string, string> = cookies ? { Cookie: cookies } : {};
  const run = await lighthouse(url, { port: PORT, logLevel: "error", output: "json", locale: "fr", extraHeaders });
  if (!run) throw new Error(`Lighthouse says nothing of ${url}`);
  return run.lhr;
}
