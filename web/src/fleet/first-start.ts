import { attempt } from "../data/attempt.ts";

/** What `features/start/progress` keeps on this device, of one boat; forgotten at sign-out, like the selected boat. */
export const START_KEY = "bosco-demarrage";

/** What is kept of a boat's first start; undefined where none was begun here, or it is finished or put away. */
export function keptStart(boatId: string | undefined): object | undefined {
  const kept: unknown = attempt(() => JSON.parse(localStorage.getItem(START_KEY) ?? "null"));
  const { bateau } = Object(kept) as { bateau?: unknown };
  return bateau !== undefined && bateau === boatId ? Object(kept) : undefined;
}

/** Whether a boat's first start was begun on this device and is neither finished nor put away. */
export const isStartOpen = (boatId: string): boolean => keptStart(boatId) !== undefined;
