import { ACTIVITY_PAGE, type Activity } from "@bosco/domain/crew";
import { useRef, useState } from "react";
import { olderActivity } from "./queries.ts";

/** The newest activity of a boat with what is older, a page more each time it is asked for. */
export function useOlderActivity(bateauId: string, newest: readonly Activity[]) {
  const [older, setOlder] = useState<readonly Activity[]>([]);
  const [lastPage, setLastPage] = useState(newest.length);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isAsking = useRef(false);
  // why once each: what happens meanwhile moves lines from the newest to the older ones.
  const rows = [...new Map([...newest, ...older].map((row) => [row.id, row])).values()];
  const last = rows.at(-1);

  async function readOn() {
    if (isAsking.current || !last) return;
    isAsking.current = true;
    setBusy(true);
    try {
      const page = await olderActivity(bateauId, last.id);
      setOlder((known) => [...known, ...page]);
      setLastPage(page.length);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    } finally {
      isAsking.current = false;
      setBusy(false);
    }
  }
  return { rows, hasMore: lastPage === ACTIVITY_PAGE, busy, hasFailed, readOn };
}
