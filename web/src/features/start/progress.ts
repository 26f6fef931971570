import { FIRST_STEPS, type FirstStep } from "@bosco/domain/fleet";
import { attempt } from "../../data/attempt.ts";

/** Forgotten at sign-out, like the selected boat. */
const KEY = "bosco-demarrage";

/** What no row says of a first start: which steps were passed over, and what its owner has said that the hull is. */
export interface StartProgress {
  passed: readonly FirstStep[];
  kind: string | undefined;
}

export function readProgress(): StartProgress {
  const kept: unknown = attempt(() => JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  const { passees, genre } = Object(kept) as { passees?: unknown; genre?: unknown };
  return {
    passed: FIRST_STEPS.filter((step) => Array.isArray(passees) && passees.includes(step)),
    kind: typeof genre === "string" ? genre : undefined,
  };
}

export function keepProgress({ passed, kind }: StartProgress): void {
  attempt(() => localStorage.setItem(KEY, JSON.stringify({ passees: passed, genre: kind })));
}

/** It is finished, or its owner wants to hear no more of it. */
export function endStart(): void {
  attempt(() => localStorage.removeItem(KEY));
}
