import { useCallback, useEffect } from "react";
import { useSearchParams } from "./search-params.ts";

/** One of several views of a page, in its address, so that Back leads to the one before; the first of them is not named. */
export function useAddressChoice<V extends string>(name: string, choices: readonly [V, ...V[]]) {
  const [params, setParams] = useSearchParams();
  const value = choices.find((choice) => choice === params.get(name)) ?? choices[0];
  const choose = useCallback(
    (next: V) => setParams({ [name]: next === choices[0] ? undefined : next }),
    [setParams, name, choices],
  );
  return [value, choose] as const;
}

/**
 * Opens what the address asks for, as soon as it is given the way to. The address forgets it, so that neither Back nor a reload opens
 * it again; it forgets `detail` too, which says more of the same wish.
 */
export function useAskedFor(name: string, open: ((value: string) => void) | undefined, detail = name): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get(name);
  useEffect(() => {
    if (asked === null || !open) return;
    setParams({ [name]: undefined, [detail]: undefined }, { replace: true });
    open(asked);
  }, [asked, name, detail, open, setParams]);
}

/** Changes several parts of the address in one step; undefined takes one off. */
export function useAddressChange() {
  const [, setParams] = useSearchParams();
  return setParams;
}
