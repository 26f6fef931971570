import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { enterDemo, pageToDraw } from "./support/demo-page.ts";
import { DEMO_DIALOGS, type OpenedDialog } from "./support/dialogs.ts";
import { startServer } from "./support/server.ts";

const FOLDER = join(import.meta.dirname, "../test-results/screenshots");
const THEMES = ["jour", "sombre", "nuit"];
const VISITOR_PAGES = ["/", "/auth", "/faq", "/mentions-legales", "/politique-confidentialite", "/cgv", "/nulle-part"];
const DEMO_PAGES = [
  ...["/dashboard", "/mes-bateaux", "/flotte", "/maintenance", "/maintenance?vue=planning", "/inventory"],
  ...["/inventory?onglet=avitaillement", "/checklists", "/papiers", "/depart", "/demarrer", "/assistant", "/account"],
  ...["/synchronisation", "/inventory/imprimer"],
];

/** One way to look at the pages. */
interface Look {
  name: string;
  context: BrowserContextOptions;
  theme: string;
  media?: Parameters<Page["emulateMedia"]>[0];
  /** Its dialogs too. */
  withDialogs?: boolean;
}

const width = (pixels: number): BrowserContextOptions => ({
  viewport: { width: pixels, height: pixels < 700 ? 844 : 900 },
  hasTouch: pixels < 700,
  isMobile: pixels < 700,
});

const LOOKS: Look[] = [
  ...[320, 390, 768, 1440].flatMap((pixels) =>
    THEMES.map((theme) => ({
      name: `${pixels} px, ${theme}`,
      context: width(pixels),
      theme,
      withDialogs: pixels === 390 || pixels === 1440,
    })),
  ),
  { name: "200 %", context: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }, theme: "jour" },
  { name: "couleurs forcées", context: width(1440), theme: "jour", media: { forcedColors: "active" } },
  { name: "papier", context: width(768), theme: "jour", media: { media: "print" } },
];

interface Shot {
  of: string;
  look: string;
  file: string;
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}

/** `npm run screenshots [part of a page's address…]`: every page and dialog of the demo in every look, on one page to look through. */
const asked = process.argv.slice(2);
const isAsked = (path: string) => asked.length === 0 || asked.some((part) => path.includes(part));
mkdirSync(FOLDER, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] });
try {
  const shots: Shot[] = [];
  for (const look of LOOKS) {
    shots.push(...(await shootAll(browser, look)));
    say(`${look.name}: ${shots.length} pictures so far`);
  }
  writeFileSync(join(FOLDER, "index.html"), asPage(shots));
  say(`Look through ${join("test-results", "screenshots", "index.html")}`);
} finally {
  await browser.close();
  await server.stop();
}

async function shootAll(browser: Browser, look: Look): Promise<Shot[]> {
  const page = await pageToDraw(browser, look.theme, { ...look.context, baseURL: server.url });
  if (look.media) await page.emulateMedia(look.media);
  const shots: Shot[] = [];
  const shoot = async (of: string, fullPage: boolean) => {
    const file = `${`${of} ${look.name}`.replace(/[^\p{L}\d]+/gu, "-")}.png`;
    await page.screenshot({ path: join(FOLDER, file), fullPage, animations: "disabled" });
    shots.push({ of, look: look.name, file });
  };
  const visit = async (path: string) => {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.locator("h1").first().waitFor();
  };
  for (const path of VISITOR_PAGES.filter(isAsked)) {
    await visit(path);
    await shoot(path, true);
  }
  await enterDemo(page);
  for (const path of DEMO_PAGES.filter(isAsked)) {
    await visit(path);
    await shoot(path, true);
  }
  for (const [path, dialogs] of Object.entries(look.withDialogs ? DEMO_DIALOGS : {}).filter(([path]) => isAsked(path)))
    for (const one of dialogs) {
      await visit(path);
      if (await opens(page, one)) await shoot(`${path} ${one.name.source.replace(/[\^$]/g, "")}`, false);
      else say(`not opened, ${look.name}: ${one.name}`);
    }
  await page.context().close();
  return shots;
}

/** What only one width has is left out at the others. */
async function opens(page: Page, { presses, name }: OpenedDialog): Promise<boolean> {
  try {
    for (const press of presses) await press(page);
    const dialog = page.getByRole("dialog", { name }).or(page.getByRole("alertdialog", { name })).last();
    await dialog.waitFor({ timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

function asPage(shots: readonly Shot[]): string {
  const sections = [...new Set(shots.map(({ of }) => of))].map((of) => {
    const pictures = shots
      .filter((shot) => shot.of === of)
      .map(
        ({ look, file }) =>
          `<figure><figcaption>${look}</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy"></a></figure>`,
      );
    return `<h2>${of.replaceAll("<", "&lt;")}</h2><div>${pictures.join("")}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bosco in pictures</title><style>
    body { font: 14px system-ui; margin: 1rem } div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
    figure { margin: 0 } img { max-width: 30rem; max-height: 40rem; border: 1px solid #999 }
  </style><h1>Bosco in pictures</h1>${sections.join("")}</html>`;
}
