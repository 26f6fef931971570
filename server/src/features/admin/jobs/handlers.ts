import { admin } from "../../../api/procedures.ts";
import { forgetGivenUp, retryGivenUp } from "../../../queue/queries.ts";
import { fail } from "../../../refusals.ts";
import { listGivenUp } from "./queries.ts";

/** What the server has given up: tried again from the beginning, or forgotten. */
export const jobHandlers = {
  givenUp: admin.admin.givenUp.handler(({ context: { db } }) => listGivenUp(db)),

  retry: admin.admin.retry.handler(async ({ context: { db, wake, afterCommit }, input: { id } }) => {
    if (!(await retryGivenUp(db, id))) throw fail("INTROUVABLE");
    afterCommit(async () => wake());
    return listGivenUp(db);
  }),

  forget: admin.admin.forget.handler(async ({ context: { db }, input: { id } }) => {
    if (!(await forgetGivenUp(db, id))) throw fail("INTROUVABLE");
    return listGivenUp(db);
  }),
};
