// why no schema here: the device judges with these before any form is open, and would carry all of zod for it.
import { NO_FILE } from "./no-file.ts";
import type { Paper } from "./schema.ts";

/** Which file a paper has, for whoever removes or replaces it to say that he saw it. */
export const seenFileOf = ({ fichier }: Pick<Paper, "fichier">): string => fichier?.empreinte ?? NO_FILE;

/** Whether a paper has another file by now than was seen: one to lose. Whoever says nothing means any. */
export const isOtherFile = ({ fichier }: Pick<Paper, "fichier">, seen: string | undefined): boolean =>
  fichier !== null && seen !== undefined && seen !== fichier.empreinte;
