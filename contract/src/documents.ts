import { uuid } from "@bosco/domain";
import { seenByCrew } from "@bosco/domain/crew";
import { newPaper, paper, paperChanges, seenFile } from "@bosco/domain/documents";
import { z } from "zod";
import { user } from "./access.ts";
import { staleEdit } from "./declared-errors.ts";
import { removal } from "./removal.ts";

const seenPaper = seenByCrew(paper);

/** The papers of a boat. Their files travel by `PUT` and `GET /documents/{id}/fichier`, beside these calls. */
export const documentsContract = {
  list: user
    .route({ method: "GET", path: "/documents" })
    .input(z.strictObject({ bateau_id: uuid.optional() }).optional())
    .output(z.array(seenPaper)),
  create: user.route({ method: "POST", path: "/documents", successStatus: 201 }).input(newPaper).output(seenPaper),
  update: user
    .route({ method: "PATCH", path: "/documents/{id}" })
    .input(paperChanges)
    .output(seenPaper)
    .errors(staleEdit(seenPaper)),
  remove: user
    .route({ method: "DELETE", path: "/documents/{id}" })
    .input(removal)
    .output(z.strictObject({ id: uuid }))
    .errors(staleEdit(seenPaper)),
  /** With `vu` another file than that stays, and comes back with the refusal. */
  removeFile: user
    .route({ method: "DELETE", path: "/documents/{id}/fichier" })
    .input(z.strictObject({ id: uuid, vu: seenFile.optional() }))
    .output(seenPaper)
    .errors(staleEdit(seenPaper)),
};
