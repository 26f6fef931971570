import { z } from "zod";
import { ERRORS } from "./errors.ts";

/** An edit made from an older version of a row than the one stored is refused, and gives the stored one back. */
export const staleEdit = <Row extends z.ZodType>(row: Row) => ({
  CONFLIT: { ...ERRORS.CONFLIT, data: z.object({ actuel: row }) },
});

/** Some of what would be added is there already, by these names: the caller says what to do with it. */
export const alreadyThere = {
  DEJA_PRESENT: { ...ERRORS.DEJA_PRESENT, data: z.object({ actuel: z.object({ noms: z.array(z.string()) }) }) },
};
