import { build } from "./build.ts";
import { EXTRAS } from "./cache-names.ts";
import { copyOf } from "./keep-copy.ts";

const MOST = 40;

/** What the build has beside its scripts, styles and fonts, and what the assistant reads: kept from its first use on. */
export const isExtra = (path: string) =>
  path.startsWith("/assistant/") || (path.startsWith("/assets/") && !/\.(js|css|woff2|otf)$/.test(path));

export const extra = async (event: FetchEvent) => copyOf(event, { cache: await caches.open(EXTRAS), most: MOST });

/** For whoever has used them: this release's take the place of the last one's, before there is no network to fetch them. */
export async function renewExtras(): Promise<void> {
  const cache = await caches.open(EXTRAS);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  if (kept.length === 0) return;
  const missing = build.extras.filter((path) => !kept.includes(path));
  if (missing.length > 0) await cache.addAll(missing);
  for (const path of kept)
    if (path.startsWith("/assets/") && !build.extras.includes(path)) await cache.delete(path, { ignoreVary: true });
}
