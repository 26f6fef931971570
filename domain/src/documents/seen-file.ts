import { z } from "zod";
import { type Paper, paperFile } from "./schema.ts";

/** For `vu`, where no file was seen. */
const NO_FILE = "aucun";

/** Which file a paper had, as it was seen by whoever removes or replaces it: its print. */
export const seenFile = z.union([paperFile.shape.empreinte, z.literal(NO_FILE)]);

export const seenFileOf = ({ fichier }: Pick<Paper, "fichier">): string => fichier?.empreinte ?? NO_FILE;

/** Whether a paper has another file by now than was seen: one to lose. Whoever says nothing means any. */
export const isOtherFile = ({ fichier }: Pick<Paper, "fichier">, seen: string | undefined): boolean =>
  fichier !== null && seen !== undefined && seen !== fichier.empreinte;
