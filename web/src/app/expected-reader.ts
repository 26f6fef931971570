import { createContext, use } from "react";
import type { Session } from "../data/current-session.ts";

/**
 * Whom the server has sent this page to, by whether a session's cookie came with the request: until the session is known, the
 * page is drawn for that reader. Nobody is expected where no server had a say (development).
 */
export type ExpectedReader = "visitor" | "owner" | undefined;

export const ExpectedReaderContext = createContext<ExpectedReader>(undefined);

/** For whom to draw: the session when it is known, whoever is expected before. */
export function useReader(session: Session): ExpectedReader {
  const expected = use(ExpectedReaderContext);
  if (session === undefined) return expected;
  return session ? "owner" : "visitor";
}
