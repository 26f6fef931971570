import { fail } from "../../../http/errors.ts";
import { ownAccount } from "../../../http/system-procedures.ts";
import { refuseDemo } from "../refuse-demo.ts";
import { deleteOtherSessions, deleteSession, listSessions } from "./queries.ts";

export const sessionHandlers = {
  sessions: ownAccount.account.sessions.handler(async ({ context: { db, account, sessionId } }) => {
    const sessions = await listSessions(db, account.id, sessionId);
    // why: the demo's other sessions are other visitors'.
    return account.est_demo ? sessions.filter(({ courante }) => courante) : sessions;
  }),

  endSession: ownAccount.account.endSession.handler(async ({ context: { db, account, sessionId }, input: { id } }) => {
    refuseDemo(account);
    if (!(await deleteSession(db, account.id, id))) throw fail("INTROUVABLE");
    return listSessions(db, account.id, sessionId);
  }),

  endOtherSessions: ownAccount.account.endOtherSessions.handler(async ({ context: { db, account, sessionId } }) => {
    refuseDemo(account);
    await deleteOtherSessions(db, account.id, sessionId);
    return listSessions(db, account.id, sessionId);
  }),
};
