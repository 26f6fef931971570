import { type Boat, type BoatTrait, guessBoatTraits } from "@bosco/domain/boats";
import { type ChecklistType, type checklistForm, checklistTemplate, joinTasks } from "@bosco/domain/checklists";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { z } from "zod";

type FormValues = z.input<typeof checklistForm>;

/** What a person has just chosen otherwise. */
type Change = { bateau_id?: string; type?: ChecklistType; traits?: BoatTrait[] };

/**
 * Templates for the form that creates: what the boat has, and the list that follows from it. Text that still is the
 * template's own follows a change of type or gear; text that a person has touched is replaced only on demand.
 */
export function useTemplate(
  form: UseFormReturn<FormValues, unknown, z.output<typeof checklistForm>>,
  boats: readonly Boat[],
) {
  const { control, getValues, setValue } = form;
  const [bateau_id, type, taches] = useWatch({ control, name: ["bateau_id", "type", "taches"] });
  const [chosen, setChosen] = useState<Record<string, BoatTrait[]>>({});
  const [filled, setFilled] = useState({ nom: "", taches: "" });
  const traitsOf = (id: string) => {
    const boat = boats.find((candidate) => candidate.id === id);
    return chosen[id] ?? (boat ? guessBoatTraits(boat) : []);
  };
  const traits = traitsOf(bateau_id);

  function fill(change: Change = {}) {
    const fitted = change.traits ?? traitsOf(change.bateau_id ?? bateau_id);
    const template = checklistTemplate(change.type ?? type, fitted);
    const next = { nom: template.nom, taches: joinTasks(template.taches) };
    const name = getValues("nom").trim();
    if (name === "" || name === filled.nom) setValue("nom", next.nom, { shouldValidate: true });
    setValue("taches", next.taches, { shouldValidate: true });
    setFilled(next);
  }

  const isTemplateText = taches !== "" && taches === filled.taches;
  return {
    type,
    traits,
    hasOwnText: taches.trim() !== "" && !isTemplateText,
    fill,
    follow: (change: Change) => isTemplateText && fill(change),
    setTraits: (next: BoatTrait[]) => {
      setChosen((known) => ({ ...known, [bateau_id]: next }));
      if (isTemplateText) fill({ traits: next });
    },
  };
}
