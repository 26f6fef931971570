import { fileURLToPath } from "node:url";

// why: the same from server/src, where this file stands, and from server/dist, where it is bundled into one with the rest.
const below = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What the server reads from, besides the data directory. */
export const PLACES = {
  manifest: below("../package.json"),
  migrations: below("migrations"),
  assistant: below("../assistant"),
  demoPictures: below("demo-pictures"),
  webBuild: below("../web/dist"),
};
