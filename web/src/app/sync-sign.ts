import { useEffect, useState } from "react";

/** A write that is answered within this time is none that waits. */
const SLOW_MS = 800;
/** So long the bar says that everything has gone. */
const SENT_MS = 4_000;

/** What the bar says of the state; nothing when there is nothing to say. */
export type SyncSign =
  | { kind: "refused"; count: number; isOffline: boolean }
  | { kind: "offline" | "waiting"; count: number }
  | { kind: "sent" };

interface SyncNow {
  isOnline: boolean;
  waiting: readonly { at: string }[];
  refused: readonly unknown[];
}

/** Says calmly how things stand: no flicker for a quick write, and a word when the last one that waited has gone. */
export function useSyncSign({ isOnline, waiting, refused }: SyncNow): SyncSign | undefined {
  const isSlow = useIsSlow(waiting[0]?.at);
  const [last, setLast] = useState({ owes: false, hasSent: false });
  // why until the last one: each that has gone leaves a younger one as the first.
  const owes = waiting.length > 0 && (last.owes || isSlow || !isOnline);
  if (owes !== last.owes) setLast({ owes, hasSent: !owes && isOnline });
  useEffect(() => {
    if (!last.hasSent) return;
    const timer = setTimeout(() => setLast((now) => ({ ...now, hasSent: false })), SENT_MS);
    return () => clearTimeout(timer);
  }, [last.hasSent]);
  if (refused.length > 0) return { kind: "refused", count: refused.length, isOffline: !isOnline };
  if (!isOnline) return { kind: "offline", count: waiting.length };
  if (owes) return { kind: "waiting", count: waiting.length };
  return last.hasSent ? { kind: "sent" } : undefined;
}

/** The state in words that stay the same while only the count changes, so that a screen reader says it once. */
export function spokenState(sign: SyncSign): string {
  if (sign.kind === "sent") return "Synchronisé";
  if (sign.kind === "refused")
    return sign.isOffline ? "Hors ligne, modifications à résoudre" : "Modifications à résoudre";
  return sign.kind === "waiting" ? "Modifications en attente" : "Hors ligne";
}

/** Whether the write of that moment is not answered soon. */
function useIsSlow(at: string | undefined): boolean {
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (at === undefined) return;
    const left = SLOW_MS - (Date.now() - Date.parse(at));
    const timer = setTimeout(() => setSlow(at), Math.min(Math.max(left, 0), SLOW_MS));
    return () => clearTimeout(timer);
  }, [at]);
  return at !== undefined && slow === at;
}
