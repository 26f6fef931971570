import { useCallback, useState } from "react";

/** What was ticked off in the shop, by article: how much was bought. Kept on the device; shops have no network. */
const KEY = "bosco-achats";

export type Purchases = Readonly<Record<string, number>>;

function remembered(): Purchases {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const entries = typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.filter(([, quantity]) => typeof quantity === "number" && quantity > 0));
  } catch {
    return {};
  }
}

export function usePurchases() {
  const [purchases, setPurchases] = useState(remembered);
  /** Without a quantity it is no longer ticked. */
  const set = useCallback((ids: readonly string[], quantity?: number) => {
    setPurchases((before) => {
      const after: Record<string, number> = { ...before };
      for (const id of ids) {
        if (quantity) after[id] = quantity;
        else delete after[id];
      }
      localStorage.setItem(KEY, JSON.stringify(after));
      return after;
    });
  }, []);
  return { purchases, set };
}
