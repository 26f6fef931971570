import { uuid } from "@bosco/domain";
import { z } from "zod";

const SENTENCE = "Un numéro de version est attendu.";

/**
 * A deletion may say which version it meant: another one is not deleted, and comes back with the refusal.
 * why a text too: it stands behind the `?` of the address, or in the body.
 */
export const removal = z.strictObject({
  id: uuid,
  version: z
    .union(
      [
        z.int(),
        z
          .string()
          .regex(/^\d{1,10}$/)
          .transform(Number),
      ],
      SENTENCE,
    )
    .pipe(z.int().min(1, SENTENCE).max(2_147_483_647, SENTENCE))
    .optional(),
});
