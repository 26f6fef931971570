import { useEffect, useState } from "react";
import type { Outbox } from "./outbox/outbox.ts";
import type { Refused, Waiting } from "./outbox/waiting.ts";
import { ownData } from "./own-data.ts";
import { useSession } from "./session.ts";

export interface Sync {
  /** Writes that the server does not know yet, in their order. */
  waiting: readonly Waiting[];
  /** Writes that the server has refused, until somebody decides. */
  refused: readonly Refused[];
  outbox?: Outbox;
}

const NOTHING: Sync = { waiting: [], refused: [] };

/** What waits on this device of the signed-in user's. */
export function useSync(): Sync {
  const userId = useSession()?.id;
  const [sync, setSync] = useState(NOTHING);
  useEffect(() => {
    if (!userId) return;
    let stop: () => void = () => {};
    let isOver = false;
    ownData().then(
      ({ outbox }) => {
        if (isOver) return;
        const show = () => setSync({ waiting: outbox.waiting, refused: outbox.refused, outbox });
        stop = outbox.subscribe(show);
        show();
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop();
      setSync(NOTHING);
    };
  }, [userId]);
  return sync;
}
