import { type Boat, defaultBoat } from "@bosco/domain/boats";
import { startTransition, useEffect, useState } from "react";
import { useBoats } from "./boats.ts";

const KEY = "bosco-bateau";
const listeners = new Set<() => void>();

/** Makes a boat the one that every page shows, across reloads. */
export function selectBoat(id: string): void {
  localStorage.setItem(KEY, id);
  for (const tell of listeners) tell();
}

function useSelectedId(): string | null {
  const [selected, setSelected] = useState(() => localStorage.getItem(KEY));
  useEffect(() => {
    // why a transition: the whole page is drawn for another boat, and the press that asked for it must not wait for that.
    const read = () => startTransition(() => setSelected(localStorage.getItem(KEY)));
    read();
    listeners.add(read);
    addEventListener("storage", read);
    return () => {
      listeners.delete(read);
      removeEventListener("storage", read);
    };
  }, []);
  return selected;
}

/** The boat that every page shows: the selected one, else the default one. `boats` says how loading went. */
export function useSelectedBoat(): { boat: Boat | undefined; boats: ReturnType<typeof useBoats> } {
  const boats = useBoats();
  const selected = useSelectedId();
  const boat = boats.data?.find(({ id }) => id === selected) ?? defaultBoat(boats.data ?? []);
  return { boat, boats };
}
