import { setTimeout as sleep } from "node:timers/promises";
import type { PaperFile } from "@bosco/domain/documents";
import type { Database } from "../../database/database.ts";
import type { GiveBack, Turns } from "../../database/turns.ts";
import { paperFileName } from "../../files/paper-names.ts";
import { type Added, bringingInto, removeUnnamed } from "../../papers/named-files.ts";
import { copyPaperFile } from "../../papers/store.ts";
import type { PhotoStore } from "../../photos/store.ts";
import { fail } from "../../refusals.ts";

/** The files of a boat: its photo, and those of its papers. */
export interface BoatFiles {
  photo: string | null;
  papers: PaperFile[];
}

/** What the heir of a boat has of its files already. */
export interface Brought {
  /** Throws what is missing: to be brought first, while nothing is locked. */
  expect(from: string, files: BoatFiles): void;
}

/** No failure: the files to bring before it is tried again. */
class FilesMissing extends Error {
  override readonly name = "FilesMissing";
  readonly from: string;
  readonly missing: BoatFiles;

  constructor(from: string, missing: BoatFiles) {
    super("files to bring");
    this.from = from;
    this.missing = missing;
  }
}

interface Services {
  asSystem: Database["asSystem"];
  photos: PhotoStore;
  turns: Turns;
  explain: (error: unknown) => unknown;
}

/** All files at first, then what has been added meanwhile, and so on: whoever adds without an end is not waited for. */
const MOST_ROUNDS = 6;
const TURN_PATIENCE_MS = 10_000;
const TURN_PAUSE_MS = 100;

/**
 * Brings the files of a boat to its heir, then settles the rest. why before the transaction: gigabytes take minutes, and it
 * holds both accounts. What was brought and is named by no row at the end is taken away again.
 */
export async function bringFiles<Done>(
  { asSystem, photos, turns, explain }: Services,
  heir: string,
  settle: (brought: Brought) => Promise<Done>,
): Promise<Done> {
  const has = new Set<string>();
  const added: Added = { photos: [], papers: [] };
  let giveBack: GiveBack | undefined;

  const brought: Brought = {
    expect(from, { photo, papers }) {
      const missing = {
        photo: photo && has.has(photo) ? null : photo,
        papers: papers.filter((file) => !has.has(paperFileName(file))),
      };
      if (missing.photo || missing.papers.length > 0) throw new FilesMissing(from, missing);
    },
  };
  async function bring({ from, missing: { photo, papers } }: FilesMissing) {
    if (photo) {
      added.photos.push(photo);
      await photos.copy(from, heir, photo);
      has.add(photo);
    }
    for (const file of papers) {
      added.papers.push(file);
      await copyPaperFile(photos, from, heir, file);
      has.add(paperFileName(file));
    }
  }

  try {
    for (let round = 1; ; round += 1)
      try {
        return await settle(brought);
      } catch (error) {
        if (!(error instanceof FilesMissing)) throw error;
        if (round >= MOST_ROUNDS)
          throw fail("INDISPONIBLE", { message: "Des fichiers arrivent encore sur ce bateau. Réessayez plus tard." });
        // why a turn: of two who bring the same files, one must not take away what the other is about to name.
        giveBack ??= await takeTurn(turns, heir);
        await bring(error);
      }
  } finally {
    // why no failure: the nightly sweep takes what no row names.
    await removeUnnamed({ database: { asSystem }, photos }, heir, added).catch(explain);
    await giveBack?.();
  }
}

async function takeTurn(turns: Turns, heir: string): Promise<GiveBack> {
  for (const end = Date.now() + TURN_PATIENCE_MS; ; await sleep(TURN_PAUSE_MS)) {
    const giveBack = await turns.take(bringingInto(heir));
    if (giveBack) return giveBack;
    if (Date.now() > end)
      throw fail("INDISPONIBLE", {
        message: "Des fichiers arrivent déjà dans votre compte. Attendez qu’ils soient tous là, puis réessayez.",
      });
  }
}
