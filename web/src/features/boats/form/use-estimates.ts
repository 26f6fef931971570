import { type BoatWithEngines, type EstimatedField, estimatedIn, noteEstimates } from "@bosco/domain/boats";
import { useRef, useState } from "react";
import type { BoatFormState } from "./boat-form-state.ts";

type Proposed = Partial<Pick<BoatWithEngines, EstimatedField>>;
const ESTIMATE = "Estimation, à corriger.";

const isEmpty = (value: unknown) => value === null || value === "" || Number.isNaN(value);
const fieldsOf = (proposed: Proposed) => Object.keys(proposed) as EstimatedField[];

/**
 * Which figures of the form are estimates: those of the note as it was opened, and those proposed here. A figure that is typed
 * otherwise is one no longer.
 */
export function useEstimates(form: BoatFormState, opened: BoatWithEngines) {
  const [noted] = useState(() => estimatedIn(opened.note));
  // why not a state alone: what a press proposes is sent within that press.
  const proposed = useRef<Proposed>(Object.fromEntries(noted.map((field) => [field, opened[field]])));
  const [, draw] = useState(proposed.current);
  const setProposed = (next: Proposed) => {
    proposed.current = next;
    draw(next);
  };
  const isEstimate = (field: EstimatedField, value: unknown) =>
    field in proposed.current && value === proposed.current[field];

  return {
    /** For the field: the sign that its figure is an estimate. */
    hint: (field: EstimatedField) => (isEstimate(field, form.watch(field)) ? ESTIMATE : undefined),
    /** Puts figures where nothing is known yet. Gives how many there are now. */
    propose(figures: Proposed): number {
      const free = fieldsOf(figures).filter((field) => {
        const value = form.getValues(field);
        return isEmpty(value) || isEstimate(field, value);
      });
      const next = { ...proposed.current, ...Object.fromEntries(free.map((field) => [field, figures[field]])) };
      for (const field of free)
        form.setValue(field, figures[field] ?? null, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
      setProposed(next);
      return fieldsOf(next).filter((field) => form.getValues(field) === next[field]).length;
    },
    /** Takes back what was proposed and nobody has changed: another boat than the one it was proposed for is chosen. */
    takeBack() {
      for (const field of fieldsOf(proposed.current))
        if (isEstimate(field, form.getValues(field))) form.setValue(field, opened[field]);
      setProposed({});
    },
    /** What is sent: the note says which figures are estimates still, unless its owner has deleted that. */
    inNote(values: BoatWithEngines): BoatWithEngines {
      const said = estimatedIn(values.note);
      const isDeleted = (field: EstimatedField) => noted.includes(field) && !said.includes(field);
      const now = fieldsOf(proposed.current).filter((field) => isEstimate(field, values[field]) && !isDeleted(field));
      const isSame = now.length === said.length && now.every((field) => said.includes(field));
      return isSame ? values : { ...values, note: noteEstimates(values.note, now) };
    },
  };
}
