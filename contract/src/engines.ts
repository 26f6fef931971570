import { uuid } from "@bosco/domain";
import { engine, engineChanges, newEngine } from "@bosco/domain/boats";
import { seenByCrew } from "@bosco/domain/crew";
import { z } from "zod";
import { user } from "./access.ts";
import { staleEdit } from "./declared-errors.ts";
import { removal } from "./removal.ts";

const seenEngine = seenByCrew(engine);

/** The engines of the boats. The first of each has the boat's id and is written with the boat; an edit here edits it there. */
export const enginesContract = {
  list: user
    .route({ method: "GET", path: "/moteurs" })
    .input(z.strictObject({ bateau_id: uuid.optional() }).optional())
    .output(z.array(seenEngine)),
  create: user.route({ method: "POST", path: "/moteurs", successStatus: 201 }).input(newEngine).output(seenEngine),
  update: user
    .route({ method: "PATCH", path: "/moteurs/{id}" })
    .input(engineChanges)
    .output(seenEngine)
    .errors(staleEdit(seenEngine)),
  remove: user
    .route({ method: "DELETE", path: "/moteurs/{id}" })
    .input(removal)
    .output(z.strictObject({ id: uuid }))
    .errors(staleEdit(seenEngine)),
};
