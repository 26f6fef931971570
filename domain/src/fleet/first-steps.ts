/** The steps of a first start, in their order. */
export const FIRST_STEPS = ["bateau", "moteur", "entretien", "equipement"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** How much of each thing the boat has; without a boat, nothing. */
export interface FirstThings {
  hasBoat: boolean;
  /** Of all its engines, those whose hours somebody has read. */
  readEngines: number;
  maintenances: number;
  articles: number;
  spaces: number;
  checklists: number;
}

/** Whether a step has nothing left to ask: it is read from what there is, whoever put it there and wherever. */
export function isStepDone(step: FirstStep, things: FirstThings): boolean {
  if (!things.hasBoat) return false;
  if (step === "moteur") return things.readEngines > 0;
  if (step === "entretien") return things.maintenances > 0;
  if (step === "equipement") return things.articles + things.spaces + things.checklists > 0;
  return true;
}

/** Where a start begins, or goes on: the first step that is neither done nor passed over; undefined once there is none. */
export function nextFirstStep(things: FirstThings, passed: readonly FirstStep[]): FirstStep | undefined {
  // why not passed over: all others are about the boat.
  if (!things.hasBoat) return "bateau";
  return FIRST_STEPS.find((step) => !isStepDone(step, things) && !passed.includes(step));
}
