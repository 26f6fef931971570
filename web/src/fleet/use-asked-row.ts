import type { UseQueryResult } from "@tanstack/react-query";
import { useCallback } from "react";
import { useOnline } from "../data/online.ts";
import { showToast } from "../ui/overlay/toast.ts";
import { useAskedFor } from "../ui/routing/address-state.ts";
import { useSearchParams } from "../ui/routing/search-params.ts";

/**
 * Shows the row that the address asks for by its id, once it is there; says that there is none only once the server has been
 * asked. `thing` is 'Cet article'.
 */
export function useAskedRow<Row extends { id: string }>(
  name: string,
  { data, isFetching }: Pick<UseQueryResult<Row[]>, "data" | "isFetching">,
  show: (row: Row) => void,
  thing: string,
): void {
  const [params] = useSearchParams();
  const row = data?.find(({ id }) => id === params.get(name));
  const isOnline = useOnline();
  const open = useCallback(() => {
    if (row) return show(row);
    const why = isOnline ? "n’existe plus" : "est introuvable sans réseau";
    showToast({ title: `${thing} ${why}.`, tone: "info" });
  }, [row, show, thing, isOnline]);
  useAskedFor(name, row || (data && !isFetching) ? open : undefined);
}
