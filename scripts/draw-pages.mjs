// Draws the public pages and the frames of all others into the build: `draw-pages.mjs <build> <drawer>`. What only a running
// server knows (its address, its publisher, the year) it fills in itself (server/src/app/drawn-pages.ts).
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [build = "", drawer = ""] = process.argv.slice(2);
const { PUBLIC_PAGES, drawFrame, drawPage } = await import(pathToFileURL(drawer).href);
const template = readFileSync(join(build, "index.html"), "utf8");
/** @type {Record<string, { file: string, name?: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(build, "manifest.json"), "utf8"));
rmSync(join(build, "manifest.json"));

/** @type {Record<string, string>} */
const pages = {};
for (const [address, source] of Object.entries(PUBLIC_PAGES)) pages[address] = await publicPage(address, source);
const frames = { visitor: await frame("visitor", []), owner: await frame("owner", [groupKey("own")]) };
writeFileSync(join(build, "drawn-pages.json"), JSON.stringify({ pages, frames }));

/**
 * @param {string} address
 * @param {string} source
 */
async function publicPage(address, source) {
  /** @type {string} */
  const drawn = await drawPage(address);
  const own = headOf(drawn);
  const title = /<title>(.*?)<\/title>/.exec(own)?.[1];
  const description = /name="description" content="(.*?)"/.exec(own)?.[1];
  if (!title || !description) throw new Error(`${address} has no title or no description`);
  const head = template.replace(/\s*<meta\s+name="description"[^>]*>/, "").replace(/\s*<title>.*?<\/title>/, "");
  const links = own + shared(address.split("?")[0] ?? address, title, description) + preloads([source]);
  const page = filled(head, links, `data-reader="visitor" data-page`, drawn.slice(own.length));
  // why: what is drawn can be read without them; they come after what it takes to show it.
  return page.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

/**
 * @param {"visitor" | "owner"} reader
 * @param {string[]} sources
 */
async function frame(reader, sources) {
  /** @type {string} */
  const drawn = await drawFrame(reader);
  return filled(template, preloads(sources), `data-reader="${reader}"`, drawn.slice(headOf(drawn).length));
}

/**
 * What belongs into the head: React writes it before everything else.
 * @param {string} drawn
 */
function headOf(drawn) {
  return /^(?:<title>.*?<\/title>|<meta [^>]*>)*/.exec(drawn)?.[0] ?? "";
}

/**
 * @param {string} page
 * @param {string} head
 * @param {string} attributes
 * @param {string} body
 */
function filled(page, head, attributes, body) {
  return page
    .replace("</head>", () => `${head}<script type="application/json" id="site">{{site}}</script></head>`)
    .replace('<div id="root"></div>', () => `<div id="root" ${attributes}>${body}</div>`);
}

/**
 * What a page looks like where somebody passes it on.
 * @param {string} path
 * @param {string} title
 * @param {string} description
 */
function shared(path, title, description) {
  const address = `{{origin}}${path}`;
  const properties = {
    "og:type": "website",
    "og:site_name": "Bosco",
    "og:locale": "fr_FR",
    "og:title": title,
    "og:description": description,
    "og:url": address,
    "og:image": "{{origin}}/apercu.png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Bosco, le carnet de votre bateau",
  };
  const metas = Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${content}">`);
  return `<link rel="canonical" href="${address}"><meta name="twitter:card" content="summary_large_image">${metas.join("")}`;
}

/**
 * @param {string} name of a group of web/chunk-groups.ts
 */
function groupKey(name) {
  const key = Object.keys(manifest).find((key) => manifest[key]?.name === name && key.startsWith("_"));
  if (!key) throw new Error(`${name} is no group of the build`);
  return key;
}

/**
 * The page's own files, which the entry would ask for only once it runs.
 * @param {string[]} sources
 */
function preloads(sources) {
  const files = new Set();
  const known = new Set(template.match(/\/assets\/[\w.-]+\.js/g));
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const source of sources) {
    if (!manifest[source]) throw new Error(`${source} is no page of the build`);
    visit(source);
  }
  const missing = [...files].filter((file) => !known.has(file));
  return missing.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join("");
}
