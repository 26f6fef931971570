import { type Engine, engineChanges, type HoursReading, newEngine } from "@bosco/domain/boats";
import { frenchTenths } from "@bosco/domain/french";
import type { Effects } from "./effect.ts";
import { called, calledAs, nameOf, said } from "./naming.ts";
import { isHoursOnly, keepReading } from "./readings.ts";
import {
  addRow,
  asChanges,
  asRead,
  editRow,
  fieldsOf,
  findRow,
  newStamps,
  ownerOn,
  removeRows,
  type Seen,
  withId,
} from "./rows.ts";

type SeenEngine = Seen<Engine>;

/** Engines beside a boat's first, which is edited with its boat. */
export const engineEffects = {
  "engines.create": {
    apply: (lists, input, made) => {
      const { id = made.newId(1), heures = 0, ...fields } = asRead(newEngine, input);
      const known = findRow<SeenEngine>(lists, "moteurs", id);
      if (known) return known;
      const row = { ...fields, heures, id, ...newStamps(made), ...ownerOn(lists, fields.bateau_id) };
      const engine = addRow<SeenEngine>(lists, "moteurs", row);
      if (heures > 0) keepReading(lists, engine, made);
      return engine;
    },
    words: ({ nom }) => `${called("Moteur", nom)} ajouté`,
  },

  "engines.update": {
    row: "moteurs",
    apply: (lists, input, made) => {
      const before = findRow<SeenEngine>(lists, "moteurs", input.id);
      const engine = editRow<SeenEngine>(lists, "moteurs", input.id, asChanges(engineChanges, input), made);
      if (before && engine.heures !== before.heures) keepReading(lists, engine, made);
      return engine;
    },
    words: (input, lists) =>
      input.heures !== undefined && isHoursOnly(input, "heures")
        ? said(nameOf(lists, "moteurs", input.id) ?? "Moteur", `${frenchTenths(input.heures)}\u00a0h`)
        : `${calledAs(lists, "moteurs", "Moteur", input.id)} modifié`,
    restore: { call: "engines.create", input: fieldsOf(newEngine) },
  },

  "engines.remove": {
    row: "moteurs",
    removes: true,
    apply: (lists, { id }) => {
      removeRows<SeenEngine>(lists, "moteurs", withId(id));
      removeRows<Seen<HoursReading>>(lists, "releves_heures", ({ moteur_id }) => moteur_id === id);
      return { id };
    },
    words: ({ id }, lists) => `${calledAs(lists, "moteurs", "Moteur", id)} retiré`,
  },
} satisfies Effects;
