import { type Engine, enginesNamed, MOST_ENGINES, nameAlone, namesWithOneMore } from "@bosco/domain/boats";
import { useFieldArray } from "react-hook-form";
import type { BoatFormState } from "./boat-form-state.ts";
import { engineValues } from "./engine-steps.ts";

/** The engines beside the first in the form of a boat. */
export function useEngineList(form: BoatFormState, onTyped: () => void) {
  const list = useFieldArray({ control: form.control, name: "moteurs", keyName: "cle" });
  const set = (name: "moteur" | "nom_moteur", value: string) => form.setValue(name, value, { shouldDirty: true });
  return {
    rows: list.fields,
    isFull: list.fields.length >= MOST_ENGINES - 1,
    onTyped,
    /** One more like the first. « 2 x Volvo » was written where there was room for one: now each stands for itself. */
    add() {
      const { moteur, nom_moteur, moteurs } = form.getValues();
      const names = namesWithOneMore([nom_moteur, ...moteurs.map(({ nom }) => nom)]);
      const { type } = enginesNamed(moteur);
      set("nom_moteur", names[0] ?? nom_moteur);
      set("moteur", type);
      list.append({ id: crypto.randomUUID(), nom: names.at(-1) ?? nom_moteur, type, heures: 0 });
      onTyped();
    },
    remove(index: number) {
      if (list.fields.length === 1) set("nom_moteur", nameAlone(form.getValues("nom_moteur")));
      list.remove(index);
      onTyped();
    },
    /** What could not be removed stands there again, and the first is called as it is stored. */
    putBack(engines: readonly Engine[], nom_moteur: string) {
      if (form.getValues("moteurs").length === 0) set("nom_moteur", nom_moteur);
      list.append(engines.map(engineValues), { shouldFocus: false });
    },
  };
}
