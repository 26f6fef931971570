import type { Engine, EngineForm } from "@bosco/domain/boats";

const FIELDS = ["nom", "type", "heures"] as const;
export type EngineField = (typeof FIELDS)[number];
export type EngineTyped = Partial<Pick<EngineForm, EngineField>>;

export interface EngineEdit {
  base: Engine;
  changed: EngineTyped;
}

/** What the form of an engine has, of its row. */
export const engineValues = ({ id, nom, type, heures }: Engine): EngineForm => ({ id, nom, type, heures });

/** What is to be sent so that a boat's engines beside the first become those of the form. */
export function engineSteps(typed: readonly EngineForm[], saved: readonly Engine[]) {
  const edited = typed.flatMap((engine): EngineEdit[] => {
    const base = saved.find(({ id }) => id === engine.id);
    const fields = FIELDS.filter((field) => base && engine[field] !== base[field]);
    if (!base || fields.length === 0) return [];
    return [{ base, changed: Object.fromEntries(fields.map((field) => [field, engine[field]])) }];
  });
  return {
    removed: saved.filter(({ id }) => !typed.some((engine) => engine.id === id)),
    edited,
    added: typed.filter(({ id }) => !saved.some((engine) => engine.id === id)),
  };
}

/** The changed fields that somebody else has changed too, since the form was opened. */
export const engineClashes = ({ base, changed }: EngineEdit, latest: Engine): EngineField[] =>
  FIELDS.filter((field) => field in changed && latest[field] !== base[field]);
