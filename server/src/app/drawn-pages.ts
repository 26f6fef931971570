import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** What the build has drawn (scripts/draw-pages.mjs): whole pages by their address, and the frames of all others. */
interface Drawn {
  pages: Record<string, string>;
  frames: Record<"visitor" | "owner", string>;
}

export interface Filling {
  origin: string;
  site: Record<string, unknown>;
}

export interface ReadyPage {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The drawn pages with what only this server knows. Each is filled in when it is first asked for, and in a new year again. */
export function readDrawnPages(folder: string, filling: Filling) {
  const file = join(folder, "drawn-pages.json");
  if (!existsSync(file)) return undefined;
  const { pages, frames }: Drawn = JSON.parse(readFileSync(file, "utf8"));
  const ready = new Map<string, Promise<ReadyPage>>();
  let year = 0;

  /** `address`: path and query. Whoever has a session gets the frame: what he sees is not a visitor's. */
  return function pageFor(address: string, hasSession: boolean): Promise<ReadyPage> {
    const thisYear = new Date().getFullYear();
    if (thisYear !== year) ready.clear();
    year = thisYear;
    const isWhole = !hasSession && Object.hasOwn(pages, address);
    const frame = hasSession ? "owner" : "visitor";
    const name = isWhole ? address : frame;
    const known =
      ready.get(name) ?? prepare(fill((isWhole ? pages[address] : undefined) ?? frames[frame], filling, year));
    ready.set(name, known);
    return known;
  };
}

/** Where a page holds a line of what this server says about itself (web/src/features/site/SiteBlank.tsx). */
const BLANK = /( class="[^"]*")?( data-site="(\w+)" data-blank="([^"]*)">)[^<]*/g;

function fill(template: string, { origin, site }: Filling, year: number): string {
  return template
    .replaceAll("{{origin}}", () => escapeText(origin))
    .replace("{{site}}", () => JSON.stringify(site).replaceAll("<", "\\u003c"))
    .replace(/(data-year="[^"]*">)\d+/g, `$1${year}`)
    .replace(BLANK, (_, look: string | undefined, place: string, field: string, blank: string) => {
      const value = site[field];
      const isKnown = typeof value === "string" && value.trim() !== "";
      return isKnown ? place + escapeText(value) : (look ?? "") + place + blank;
    });
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

async function prepare(html: string): Promise<ReadyPage> {
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, BROTLI),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  return { etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`, plain, br, gzip: zipped };
}
