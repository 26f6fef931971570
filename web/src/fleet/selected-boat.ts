import { type Boat, defaultBoat } from "@bosco/domain/boats";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useSearchParams } from "../ui/routing/search-params.ts";
import { ALL_BOATS } from "./boat-address.ts";
import { boatsQuery, useBoats } from "./boats.ts";

const KEY = "bosco-bateau";

/** What this tab shows where its address names no boat: it begins with what the device showed last. */
function tabBoat(): string {
  const own = sessionStorage.getItem(KEY);
  if (own !== null) return own;
  const last = localStorage.getItem(KEY) ?? "";
  sessionStorage.setItem(KEY, last);
  return last;
}

function remember(id: string): void {
  sessionStorage.setItem(KEY, id);
  localStorage.setItem(KEY, id);
}

const find = (boats: readonly Boat[], id: string | null) => boats.find((boat) => boat.id === id);

const selectedOf = (boats: readonly Boat[], asked: string | null): Boat | undefined =>
  find(boats, asked) ?? find(boats, tabBoat()) ?? defaultBoat(boats);

/**
 * The boat that a page shows: the one of its address (so that each tab may have its own), else the tab's last one, else the
 * default one. `asked` is what the address says, and `boats` how loading went.
 */
export function useSelectedBoat(): {
  boat: Boat | undefined;
  asked: string | null;
  boats: ReturnType<typeof useBoats>;
} {
  const boats = useBoats();
  const [params] = useSearchParams();
  const asked = params.get("bateau");
  const read = boats.data ?? [];
  const named = find(read, asked)?.id;
  useEffect(() => {
    if (named) remember(named);
  }, [named]);
  return { boat: selectedOf(read, asked), asked, boats };
}

/** For a press that may come before the boats: the selected one once they are read. Fails as the reading does. */
export function useBoatOnceRead(): () => Promise<Boat | undefined> {
  const { asked } = useSelectedBoat();
  const client = useQueryClient();
  return async () => selectedOf(await client.ensureQueryData(boatsQuery), asked);
}

/** Makes a boat, or `ALL_BOATS`, the one that the page shows, as a step that Back undoes. */
export function useSelectBoat(): (id: string) => void {
  const { boat, asked } = useSelectedBoat();
  const [, setParams] = useSearchParams();
  const shown = asked === ALL_BOATS ? asked : boat?.id;
  // why kept: whoever is given the way is not drawn anew with each boat.
  const now = useRef({ asked, shown });
  useLayoutEffect(() => {
    now.current = { asked, shown };
  });
  return useCallback(
    (id: string) => {
      const { asked, shown } = now.current;
      // why: otherwise Back would lead to an address without a boat, which shows the last one.
      if (asked !== shown && shown) setParams({ bateau: shown }, { replace: true });
      // what else the address names is another boat's
      setParams({ bateau: id, espace: undefined, maintenance: undefined });
      if (id !== ALL_BOATS) remember(id);
    },
    [setParams],
  );
}
