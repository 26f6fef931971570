import { useCallback, useMemo } from "react";
import { useRouter } from "./router-context.ts";

/** What the address asks for, and the way to ask for something else. */
export function useSearchParams() {
  const { location, navigate } = useRouter();
  const { pathname, search } = location;
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: Record<string, string>, options?: { replace?: boolean }) => {
      const asked = new URLSearchParams(next).toString();
      navigate(asked ? `${pathname}?${asked}` : pathname, options);
    },
    [pathname, navigate],
  );
  return [params, setParams] as const;
}
