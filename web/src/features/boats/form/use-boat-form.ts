import { type BoatForm, type BoatModel, boatForm, fillFromModel } from "@bosco/domain/boats";
import { zodResolver } from "@hookform/resolvers/zod";
import { useRef } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";

type Typed = z.input<typeof boatForm>;
type NumberField = { [K in keyof Typed]: NonNullable<Typed[K]> extends number ? K : never }[keyof Typed];
type TextField = Exclude<keyof Typed, NumberField | "par_defaut" | "pavillon">;

type BoatFormState = UseFormReturn<Typed, unknown, BoatForm>;

/** The form of a boat. It remembers what the person has typed, so that choosing a model never takes that away. */
export function useBoatForm(defaultValues: BoatForm) {
  const form: BoatFormState = useForm<Typed, unknown, BoatForm>({
    resolver: zodResolver(boatForm),
    defaultValues,
    shouldFocusError: false,
  });
  const typed = useRef(new Set<string>());

  const remember = (name: string, text: unknown) => {
    if (text === "") typed.current.delete(name);
    else typed.current.add(name);
  };
  const register = (name: TextField, options = {}) =>
    form.register(name, { ...options, onChange: ({ target }) => remember(name, target.value) });
  const emptyAsNull = (value: unknown) => (value === "" ? null : value);

  return {
    form,
    number: (name: NumberField) => ({
      control: form.control,
      name,
      onTyped: (text: string) => remember(name, text),
    }),
    text: (name: TextField) => register(name),
    optional: (name: TextField) => register(name, { setValueAs: emptyAsNull }),
    error: (name: keyof Typed) => form.formState.errors[name]?.message,
    fill(model: BoatModel) {
      const { nom_constructeur, nom_modele } = model;
      const filled = { nom_constructeur, nom_modele, ...fillFromModel(model, typed.current, defaultValues) };
      for (const [name, value] of Object.entries(filled))
        form.setValue(name as keyof Typed, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    },
  };
}

export type BoatFields = ReturnType<typeof useBoatForm>;
