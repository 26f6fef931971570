import { FIRST_STEPS, type FirstStep } from "@bosco/domain/fleet";
import { attempt } from "../../data/attempt.ts";
import { keptStart, START_KEY } from "../../fleet/first-start.ts";

/** What no row says of a boat's first start: which steps were answered or passed over, and what its owner has said that the hull is. */
export interface StartProgress {
  passed: readonly FirstStep[];
  kind: string | undefined;
}

/** What is kept of this boat: another one has a start of its own. */
export function readProgress(boatId: string | undefined): StartProgress {
  const { passees, genre } = (keptStart(boatId) ?? {}) as { passees?: unknown; genre?: unknown };
  return {
    passed: FIRST_STEPS.filter((step) => Array.isArray(passees) && passees.includes(step)),
    kind: typeof genre === "string" ? genre : undefined,
  };
}

export function keepProgress(boatId: string, { passed, kind }: StartProgress): void {
  attempt(() => localStorage.setItem(START_KEY, JSON.stringify({ bateau: boatId, passees: passed, genre: kind })));
}

/** It is finished, or its owner wants to hear no more of it. */
export function endStart(): void {
  attempt(() => localStorage.removeItem(START_KEY));
}
