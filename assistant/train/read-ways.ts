import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const WAYS = fileURLToPath(new URL("../ways", import.meta.url));

export interface Way {
  text: string;
  /** What the file says it asks for: a sheet, a kind of own data, a field that is not ours. */
  name: string;
  /** Who wrote it. */
  hand: string;
}

/** Every way of asking that was written down, in the order of the files. */
export function readWays(folder: "sheets" | "calm" | "own-data" | "not-ours"): Way[] {
  return readdirSync(join(WAYS, folder))
    .sort()
    .flatMap((file) => {
      const hand = file.split(".").at(-2) ?? "";
      let name = "";
      return readFileSync(join(WAYS, folder, file), "utf8")
        .split("\n")
        .flatMap((line): Way[] => {
          const text = line.trim();
          if (text.startsWith("== ")) name = text.slice(3).trim();
          return text === "" || text.startsWith("== ") ? [] : [{ text, name, hand }];
        });
    });
}
