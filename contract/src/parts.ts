import { uuid } from "@bosco/domain";
import { seenByCrew } from "@bosco/domain/crew";
import { newPart, part, partChanges } from "@bosco/domain/parts";
import { z } from "zod";
import { user } from "./access.ts";
import { staleEdit } from "./declared-errors.ts";
import { removal } from "./removal.ts";

const seenPart = seenByCrew(part);

/** The articles that maintenances use. */
export const partsContract = {
  list: user
    .route({ method: "GET", path: "/pieces" })
    .input(z.strictObject({ bateau_id: uuid.optional() }).optional())
    .output(z.array(seenPart)),
  /** Of an article that the maintenance has already, the quantity. */
  create: user.route({ method: "POST", path: "/pieces", successStatus: 201 }).input(newPart).output(seenPart),
  update: user
    .route({ method: "PATCH", path: "/pieces/{id}" })
    .input(partChanges)
    .output(seenPart)
    .errors(staleEdit(seenPart)),
  remove: user
    .route({ method: "DELETE", path: "/pieces/{id}" })
    .input(removal)
    .output(z.strictObject({ id: uuid }))
    .errors(staleEdit(seenPart)),
};
