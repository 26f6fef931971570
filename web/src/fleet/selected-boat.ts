import { type Boat, defaultBoat } from "@bosco/domain/boats";
import { useSyncExternalStore } from "react";
import { useBoats } from "./boats.ts";

const KEY = "bosco-bateau";
const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  addEventListener("storage", onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener("storage", onChange);
  };
}

/** Makes a boat the one that every page shows, across reloads. */
export function selectBoat(id: string): void {
  localStorage.setItem(KEY, id);
  for (const tell of listeners) tell();
}

/** The boat that every page shows: the selected one, else the default one. `boats` says how loading went. */
export function useSelectedBoat(): { boat: Boat | undefined; boats: ReturnType<typeof useBoats> } {
  const boats = useBoats();
  const selected = useSyncExternalStore(subscribe, () => localStorage.getItem(KEY));
  const boat = boats.data?.find(({ id }) => id === selected) ?? defaultBoat(boats.data ?? []);
  return { boat, boats };
}
