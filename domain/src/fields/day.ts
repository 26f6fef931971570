import { z } from "zod";
import { isDay } from "../days/index.ts";

export const day = z
  .string({ error: "Une date est attendue." })
  .refine(isDay, "Date invalide : le format attendu est aaaa-mm-jj.");

/** The instant a row was written, as ISO 8601 in UTC. */
export const instant = z.iso.datetime({ error: "Date et heure invalides." });
