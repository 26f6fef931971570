import { useEffect, useSyncExternalStore } from "react";
import { useOnline } from "../../../data/online.ts";
import { keepKnowledge, knowsEnough, watchKnowledge } from "./knowledge.ts";

/** Out of the way of what the page itself loads. */
const QUIET_MS = 2_000;

/** Whether the assistant can answer on this device. Opened with a network, the page fetches what it takes, once it is at rest. */
export function useKnowledge(): boolean {
  const isOnline = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every contact it is looked again.
  useEffect(() => {
    const timer = setTimeout(() => void keepKnowledge(), knowsEnough() ? 0 : QUIET_MS);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return useSyncExternalStore(watchKnowledge, knowsEnough);
}
