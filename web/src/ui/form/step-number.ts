export type StepBounds = { min?: number; max?: number | undefined };

export function clampNumber(value: number, { min = 0, max = Number.POSITIVE_INFINITY }: StepBounds) {
  return Math.max(min, Math.min(value, max));
}

/** One step up or down, within bounds; 0,1 + 0,2 is 0,3. */
export function stepNumber(value: number, step: number, bounds: StepBounds) {
  return clampNumber(Number((value + step).toFixed(6)), bounds);
}

/** Within which steps stay: what was typed below where they begin stays as it is when one steps down. */
export function stepBounds(value: number, { min = 0, max }: StepBounds, typedMin: number) {
  return { min: Math.max(typedMin, Math.min(min, value)), max };
}
