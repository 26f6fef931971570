import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { enterDemo, pageToDraw } from "./support/demo-page.ts";
import { startServer } from "./support/server.ts";

const root = join(import.meta.dirname, "..");
const SITE = join(root, "web/public/images");
const README = join(root, "docs/screenshots");
const MOST_BYTES = 60_000;
/** Each is tried until the picture is small enough. */
const QUALITIES = [82, 74, 66, 58, 50];

type Size = [width: number, height: number];

/** A part of the demo: as large as the site says (pictures.json), from the upper left corner of something on. */
interface Part {
  path: string;
  from: (page: Page) => Locator;
  press?: (page: Page) => Promise<void>;
}

const card = (page: Page, heading: string | RegExp) =>
  page
    .locator("section, article, li")
    .filter({ has: page.getByRole("heading", { name: heading }) })
    .last();
const whole = (page: Page) => page.locator("body");

const PARTS: Record<string, Part> = {
  dashboard: { path: "/dashboard", from: whole },
  boats: { path: "/mes-bateaux", from: (page) => card(page, "Korrigan") },
  maintenance: { path: "/dashboard", from: (page) => card(page, "Maintenances à venir") },
  stock: { path: "/inventory", from: (page) => card(page, /^Huile d.olive/) },
  checklist: { path: "/checklists", from: (page) => card(page, "Avant de larguer les amarres") },
  assistant: { path: "/assistant", from: (page) => card(page, "Comment changer le rouet") },
  verdict: { path: "/depart", from: (page) => page.getByRole("region", { name: "Verdict" }) },
  finder: {
    path: "/dashboard",
    press: async (page) => {
      await page.getByRole("button", { name: "Rechercher", exact: true }).click();
      await page.getByRole("combobox", { name: /^Rechercher/ }).fill("impeller");
      await page.getByRole("option", { name: /Turbine/ }).waitFor();
    },
    from: (page) => page.getByRole("dialog", { name: "Rechercher" }),
  },
  planning: {
    path: "/maintenance?vue=planning&bateau=tous",
    from: (page) => page.getByRole("heading", { name: /^En retard/ }),
  },
  fleet: { path: "/flotte", from: (page) => page.getByRole("main").locator("table, ul").last() },
};

/** What the README shows: the first screen, as it comes up. */
const SCREENS: { name: string; path: string; theme: string; size: Size }[] = [
  { name: "dashboard-light", path: "/dashboard", theme: "jour", size: [1280, 800] },
  { name: "dashboard-dark", path: "/dashboard", theme: "sombre", size: [1280, 800] },
  { name: "departure-phone", path: "/depart", theme: "jour", size: [390, 844] },
  { name: "inventory-phone-dark", path: "/inventory", theme: "sombre", size: [390, 844] },
  { name: "checklist-phone-night", path: "/checklists", theme: "nuit", size: [390, 844] },
];

interface Sizes {
  phone: Size;
  desk?: Size;
}

/** `npm run screenshots -- --site [name…]`: the pictures of the demo that the site and the README show, drawn anew. */
const asked = process.argv.slice(2).filter((name) => name !== "--site");
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
const sizes: Record<string, Sizes> = JSON.parse(
  readFileSync(join(root, "web/src/features/site/pictures.json"), "utf8"),
);
const server = await startServer();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] });
try {
  mkdirSync(SITE, { recursive: true });
  for (const [theme, light] of [
    ["jour", "light"],
    ["sombre", "dark"],
  ] as const) {
    for (const [width, density, suffix] of [
      [390, 1.5, ""],
      [1024, 1.5, "-desk"],
    ] as const) {
      const page = await demoAt(browser, theme, [width, 1_600], density);
      for (const [name, { phone, desk }] of Object.entries(sizes)) {
        const size = suffix ? desk : phone;
        if (size && isAsked(name)) await drawPart(page, name, size, join(SITE, `${name}${suffix}-${light}.webp`));
      }
      await page.context().close();
    }
  }
  for (const { name, path, theme, size } of SCREENS.filter(({ name }) => isAsked(name))) {
    const page = await demoAt(browser, theme, size, size[0] < 700 ? 2 : 1);
    await visit(page, path);
    await draw(page, { x: 0, y: 0 }, size, join(README, `${name}.webp`));
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
}

async function demoAt(browser: Browser, theme: string, [width, height]: Size, density: number) {
  const isPhone = width < 700;
  const page = await pageToDraw(browser, theme, {
    baseURL: server.url,
    viewport: { width, height },
    deviceScaleFactor: density,
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  // why: what is shown is what an owner sees.
  await page.addInitScript(() => sessionStorage.setItem("bosco-demo", "1"));
  await enterDemo(page);
  return page;
}

async function visit(page: Page, path: string) {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.locator("h1").first().waitFor();
  // why: what is read comes bit by bit.
  await page.waitForFunction(() => !document.querySelector(".animate-breathe, [aria-busy=true]"));
}

async function drawPart(page: Page, name: string, size: Size, file: string) {
  const part = PARTS[name];
  if (!part) throw new Error(`${name} is no part of the demo: add it to e2e/pictures.ts`);
  await visit(page, part.path);
  await part.press?.(page);
  const place = part.from(page);
  // why: what ends lower on the screen would lie behind the bar at the bottom.
  await place.evaluate((element) => element.scrollIntoView({ block: "start" }));
  const box = await place.boundingBox();
  if (!box) throw new Error(`${name} is not to be seen`);
  await draw(page, { x: Math.round(box.x), y: Math.round(box.y) }, size, file);
}

async function draw(page: Page, at: { x: number; y: number }, [width, height]: Size, file: string) {
  const devtools = await page.context().newCDPSession(page);
  // why: the page may have been scrolled to it, and a part of it is drawn at one pixel a point unless its scale says more.
  const { y, scale } = await page.evaluate((y) => ({ y: y + scrollY, scale: devicePixelRatio }), at.y);
  const clip = { x: at.x, y, width, height, scale };
  for (const quality of QUALITIES) {
    const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality, clip });
    const picture = Buffer.from(data, "base64");
    if (picture.length > MOST_BYTES) continue;
    writeFileSync(file, picture);
    process.stdout.write(`${file.slice(root.length + 1)}: ${Math.ceil(picture.length / 1_000)} kB\n`);
    return;
  }
  throw new Error(`${file} is larger than ${MOST_BYTES} bytes at any quality`);
}
