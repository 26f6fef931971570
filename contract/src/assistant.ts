import { boundedArray, uuid } from "@bosco/domain";
import { asked, askedOffline, assistantUsage, question, sheet, sheetReference } from "@bosco/domain/assistant";
import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { user } from "./access.ts";

/** What a streamed answer sends: the text as it is written, then the filed answer, which replaces it. */
const answerEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("texte"), texte: z.string() }),
  z.object({ type: z.literal("reponse"), reponse: question }),
]);
export type AnswerEvent = z.infer<typeof answerEvent>;

export const assistantContract = {
  /** The 20 newest. */
  list: user.route({ method: "GET", path: "/questions_assistant" }).output(z.array(question)),
  /** All of them or none; one that has waited on a device skips those that are gone already. */
  remove: user
    .route({ method: "POST", path: "/questions_assistant/supprimer" })
    .input(
      z.strictObject({
        ids: boundedArray(uuid, { least: 1, most: 1000 }),
        ignorer_absentes: z.literal(true).optional(),
      }),
    )
    .output(z.object({ ids: z.array(uuid) })),
  usage: user
    .route({ method: "GET", path: "/assistant_usage" })
    .output(assistantUsage.extend({ limite: z.int().positive() })),
  ask: user.route({ method: "POST", path: "/fonctions/assistant-nautique" }).input(asked).output(question),
  stream: user
    .route({ method: "POST", path: "/fonctions/assistant-nautique/flux" })
    .input(asked)
    .output(eventIterator(answerEvent)),
  /** Files and counts a question that the device has answered by itself. Sent twice, it is filed once, by its id. */
  settle: user.route({ method: "POST", path: "/questions_assistant/hors-ligne" }).input(askedOffline).output(question),
  sheets: user
    .route({ method: "GET", path: "/fiches_assistant" })
    .output(z.array(sheetReference.extend({ theme: sheet.shape.theme }))),
  sheet: user
    .route({ method: "GET", path: "/fiches_assistant/{id}" })
    .input(z.strictObject({ id: z.string().max(80) }))
    .output(sheet),
};
