import { refuseDemo } from "../../../accounts/refuse-demo.ts";
import { ownAccount } from "../../../api/procedures.ts";
import { fail } from "../../../refusals.ts";
import { deleteOtherSessions, deleteSession, listSessions } from "./queries.ts";

export const sessionHandlers = {
  sessions: ownAccount.account.sessions.handler(({ context: { db, account, sessionId } }) =>
    listSessions(db, account, sessionId),
  ),

  endSession: ownAccount.account.endSession.handler(async ({ context: { db, account, sessionId }, input: { id } }) => {
    refuseDemo(account);
    if (!(await deleteSession(db, account.id, id))) throw fail("INTROUVABLE");
    return listSessions(db, account, sessionId);
  }),

  endOtherSessions: ownAccount.account.endOtherSessions.handler(async ({ context: { db, account, sessionId } }) => {
    refuseDemo(account);
    await deleteOtherSessions(db, account.id, sessionId);
    return listSessions(db, account, sessionId);
  }),
};
