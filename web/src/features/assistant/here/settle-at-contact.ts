import type { QueryClient } from "@tanstack/react-query";
import { isOnline, onReconnect } from "../../../data/online.ts";
import { UNSETTLED } from "./unsettled-key.ts";

/**
 * Files with the server what was answered here without a network, as soon as it can be reached. Gives the way to stop. The one
 * place that sends it: should every write be kept until it is sent, this goes, and `settleQuestion` is run as the others are.
 */
export function settleAtContact(client: QueryClient): () => void {
  const settle = () => {
    const waiting = client.getQueryData<unknown[]>(UNSETTLED) ?? [];
    if (waiting.length > 0 && isOnline())
      void import("./settle.ts").then(({ settleAll }) => settleAll(client)).catch(() => {});
  };
  settle();
  return onReconnect(settle);
}
