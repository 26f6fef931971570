import { isDay } from "@bosco/domain";
import { useCallback, useSyncExternalStore } from "react";
import { attempt } from "../../data/attempt.ts";

/** « 2026-05-02 id id »: a day, and the boats for which it was done then. Forgotten at sign-out, like the selected boat. */
const KEY = "bosco-meteo";
const watchers = new Set<() => void>();

/** The boats of that day; what was marked on another day counts no more. */
function boatsOf(today: string): string[] {
  const [day, ...boats] = (attempt(() => localStorage.getItem(KEY)) ?? "").split(" ");
  return day === today && isDay(today) ? boats : [];
}

function mark(today: string, boats: readonly string[]): void {
  attempt(() =>
    boats.length > 0 ? localStorage.setItem(KEY, [today, ...boats].join(" ")) : localStorage.removeItem(KEY),
  );
}

function watch(watcher: () => void) {
  // why without a key too: another tab may clear all of it.
  const onStorage = ({ key }: StorageEvent) => (key === KEY || key === null) && watcher();
  watchers.add(watcher);
  window.addEventListener("storage", onStorage);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener("storage", onStorage);
  };
}

export const isWeatherSeen = (bateau_id: string, today: string) => boatsOf(today).includes(bateau_id);

export function setWeatherSeen(bateau_id: string, today: string, isSeen: boolean): void {
  const others = boatsOf(today).filter((id) => id !== bateau_id);
  mark(today, isSeen ? [...others, bateau_id] : others);
  for (const watcher of watchers) watcher();
}

/** Whether the skipper says that he has looked at weather and sea himself: his word of today, on this device alone. */
export function useWeatherSeen(bateau_id: string, today: string) {
  const seen = useSyncExternalStore(watch, () => isWeatherSeen(bateau_id, today));
  const setSeen = useCallback((isSeen: boolean) => setWeatherSeen(bateau_id, today, isSeen), [bateau_id, today]);
  return [seen, setSeen] as const;
}
