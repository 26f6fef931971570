// Draws the icons of web/public/icons from icon.svg. Run by hand when it changes: `node scripts/draw-icons.mjs`.
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./project.mjs";

/**
 * A package of one of our workspaces.
 * @param {string} workspace
 * @param {string} name
 */
const packageOf = (workspace, name) =>
  import(pathToFileURL(createRequire(join(root, workspace, "package.json")).resolve(name)).href);

const { default: sharp } = await packageOf("server", "sharp");
const { createElement } = await packageOf("web", "react");
const { renderToStaticMarkup } = await packageOf("web", "react-dom/server");
const { ListChecks, Package, Wrench } = await packageOf("web", "lucide-react");

const flag = readFileSync(join(root, "web", "public", "icon.svg"), "utf8");
const drawing = /<path d="[^"]+" fill="[^"]+"\/>/.exec(flag)?.[0] ?? "";
const paper = /<rect [^>]*fill="([^"]+)"/.exec(flag)?.[1];

/**
 * The whole square in the icon's colour. A mask may cut off all but the middle four fifths, as a circle.
 * @param {number} scale of the drawing around its middle
 */
const square = (scale) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${paper}"/>
  <g transform="translate(32 32) scale(${scale}) translate(-32 -32)">${drawing}</g></svg>`;

/** @param {unknown} icon of the menu (web/src/app/navigation.ts) */
function shortcut(icon) {
  const lines = renderToStaticMarkup(createElement(icon, { x: 16, y: 16, size: 32, color: "#0b4f6c" }));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#dcebf0"/>${lines}</svg>`;
}

/** For the bar of a telephone, which takes its shape alone and colours it itself. */
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawing.replace(/fill="[^"]+"/, 'fill="#fff"')}</svg>`;

const icons = {
  192: { svg: flag, size: 192 },
  512: { svg: flag, size: 512 },
  "maskable-512": { svg: square(0.8), size: 512 },
  "apple-touch-180": { svg: square(0.92), size: 180 },
  "checklists-96": { svg: shortcut(ListChecks), size: 96 },
  "inventory-96": { svg: shortcut(Package), size: 96 },
  "maintenance-96": { svg: shortcut(Wrench), size: 96 },
  "badge-96": { svg: badge, size: 96 },
};
const folder = join(root, "web", "public", "icons");
mkdirSync(folder, { recursive: true });
for (const [name, { svg, size }] of Object.entries(icons))
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, `${name}.png`));
