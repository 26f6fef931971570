import { type BoatWithEngines, type EstimatedField, estimatedIn, noteEstimates } from "@bosco/domain/boats";
import { useRef, useState } from "react";
import type { BoatFormState } from "./boat-form-state.ts";

type Proposed = Partial<Pick<BoatWithEngines, EstimatedField>>;
const ESTIMATE = "Estimation, à corriger.";
/** What a field holds that nobody has said. */
const UNSAID = {
  largeur: Number.NaN,
  tirant_eau: null,
  moteur: "",
  capacite_carburant: Number.NaN,
  capacite_eau: Number.NaN,
} satisfies Proposed;

const isEmpty = (value: unknown) => value === null || value === "" || Number.isNaN(value);
const fieldsOf = (proposed: Proposed) => Object.keys(proposed) as EstimatedField[];

/**
 * Which figures of the form are estimates: those of the note as it was opened, and those proposed here. A figure that is typed
 * otherwise is one no longer.
 */
export function useEstimates(form: BoatFormState, opened: BoatWithEngines) {
  const [noted] = useState(() => estimatedIn(opened.note));
  const asNoted = (): Proposed => Object.fromEntries(noted.map((field) => [field, opened[field]]));
  // why not a state alone: what a press proposes is sent within that press.
  const proposed = useRef<Proposed>(asNoted());
  const [, draw] = useState(proposed.current);
  const setProposed = (next: Proposed) => {
    proposed.current = next;
    draw(next);
  };
  const holds = (field: EstimatedField, value: unknown) =>
    field in proposed.current && value === proposed.current[field];
  const isEstimate = (field: EstimatedField) => holds(field, form.getValues(field));
  const set = (field: EstimatedField, value: Proposed[EstimatedField]) =>
    form.setValue(field, value ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  return {
    /** For the field: the sign that its figure is an estimate. */
    hint: (field: EstimatedField) => (holds(field, form.watch(field)) ? ESTIMATE : undefined),
    isEstimate,
    /** Puts figures where nothing is known yet. Gives how many of them stand there now. */
    propose(figures: Proposed): number {
      const free = fieldsOf(figures).filter((field) => isEmpty(form.getValues(field)) || isEstimate(field));
      setProposed({ ...proposed.current, ...Object.fromEntries(free.map((field) => [field, figures[field]])) });
      for (const field of free) set(field, figures[field]);
      return free.length;
    },
    /** Empties of these fields those that are estimates still: for what the boat is now, nothing is usual. */
    withdraw(fields: readonly EstimatedField[]) {
      for (const field of fields.filter(isEstimate)) set(field, UNSAID[field]);
    },
    /**
     * Takes back what was proposed and nobody has changed: another boat than the one it was proposed for is chosen. What the note
     * says is an estimate stays one: it is no truer of the other boat.
     */
    takeBack() {
      for (const field of fieldsOf(proposed.current)) if (isEstimate(field)) form.setValue(field, opened[field]);
      setProposed(asNoted());
    },
    /** What is sent: the note says which figures are estimates still, unless its owner has deleted that. */
    inNote(values: BoatWithEngines): BoatWithEngines {
      const said = estimatedIn(values.note);
      const isDeleted = (field: EstimatedField) => noted.includes(field) && !said.includes(field);
      const now = fieldsOf(proposed.current).filter((field) => holds(field, values[field]) && !isDeleted(field));
      const isSame = now.length === said.length && now.every((field) => said.includes(field));
      return isSame ? values : { ...values, note: noteEstimates(values.note, now) };
    },
  };
}
