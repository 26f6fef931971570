import { useCallback, useMemo } from "react";
import { useRouter } from "./router-context.ts";

type Change = Record<string, string | undefined>;
type ParamsOptions = { replace?: boolean; staysInPlace?: boolean };

/** What the address asks for, and the way to ask for something else: what is not named stays, undefined goes. */
export function useSearchParams() {
  const { location, navigate } = useRouter();
  const { search } = location;
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (change: Change, options?: ParamsOptions) => navigate(addressWith(change), { staysInPlace: true, ...options }),
    [navigate],
  );
  return [params, setParams] as const;
}

/** why from the window: two changes of one press follow each other before anything is drawn. */
function addressWith(change: Change): string {
  const { pathname, search, hash } = window.location;
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  return `${pathname}${params.size > 0 ? `?${params}` : ""}${hash}`;
}
