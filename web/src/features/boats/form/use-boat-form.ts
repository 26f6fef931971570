import {
  type BoatModel,
  type BoatWithEngines,
  boatWithEngines,
  enginesNamed,
  fillEngines,
  fillFromModel,
} from "@bosco/domain/boats";
import { zodResolver } from "@hookform/resolvers/zod";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import type { BoatFormState, TypedBoat } from "./boat-form-state.ts";
import { useEngineList } from "./use-engine-list.ts";
import { useEstimates } from "./use-estimates.ts";

type NumberField = { [K in keyof TypedBoat]: NonNullable<TypedBoat[K]> extends number ? K : never }[keyof TypedBoat];
type TextField = Exclude<keyof TypedBoat, NumberField | "par_defaut" | "pavillon" | "moteurs">;
type FilledField = Exclude<keyof TypedBoat, "moteurs">;

/** The form of a boat. It remembers what the person has typed, so that choosing a model never takes that away. */
export function useBoatForm(defaultValues: BoatWithEngines) {
  const form: BoatFormState = useForm<TypedBoat, unknown, BoatWithEngines>({
    resolver: zodResolver(boatWithEngines),
    defaultValues,
    shouldFocusError: false,
  });
  const typed = useRef(new Set<string>());
  /** The rows of engines that a model or a proposal brings. why kept: sent again, they are the same. */
  const brought = useRef<string[]>([]);

  const remember = (name: string, text: unknown) => {
    if (text === "") typed.current.delete(name);
    else typed.current.add(name);
  };
  const engines = useEngineList(form, () => typed.current.add("moteurs"));
  const register = (name: TextField, options = {}) =>
    form.register(name, { ...options, onChange: ({ target }) => remember(name, target.value) });
  const estimates = useEstimates(form, defaultValues);
  const options = () => ({ shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const broughtIds = () => {
    let next = 0;
    return () => {
      const id = brought.current[next] ?? crypto.randomUUID();
      brought.current[next] = id;
      next += 1;
      return id;
    };
  };
  /** why: engines that somebody has counted, named or described himself stay as many and as they are. */
  const enginesOf = (moteur: string, isTyped = typed.current.has("moteurs")) =>
    isTyped ? { moteur: enginesNamed(moteur).type } : fillEngines(moteur, defaultValues, broughtIds());
  const emptyAsNull = (value: unknown) => (value === "" ? null : value);

  return {
    form,
    engines,
    estimates,
    number: (name: NumberField) => ({
      control: form.control,
      name,
      onTyped: (text: string) => remember(name, text),
    }),
    text: (name: TextField) => register(name),
    optional: (name: TextField) => register(name, { setValueAs: emptyAsNull }),
    error: (name: FilledField) => form.formState.errors[name]?.message,
    fill(model: BoatModel) {
      const { nom_constructeur, nom_modele } = model;
      const { moteur, ...filled } = fillFromModel(model, typed.current, defaultValues);
      estimates.takeBack();
      for (const [name, value] of Object.entries({ nom_constructeur, nom_modele, ...filled }))
        form.setValue(name as FilledField, value, options());
      if (moteur === undefined) return;
      for (const [name, value] of Object.entries(enginesOf(moteur)))
        form.setValue(name as keyof TypedBoat, value, options());
    },
    /** The engine that is usual, where nobody has said which it is: an earlier proposal gives way to it. */
    proposeEngine(usual: string) {
      const { moteur: before, moteurs } = form.getValues();
      if (before !== "" && !estimates.isEstimate("moteur")) return;
      const isTyped = typed.current.has("moteurs") || moteurs.some(({ type }) => type !== before);
      const { moteur, ...others } = enginesOf(usual, isTyped);
      estimates.propose({ moteur });
      for (const [name, value] of Object.entries(others)) form.setValue(name as keyof TypedBoat, value, options());
    },
  };
}

export type BoatFields = ReturnType<typeof useBoatForm>;
