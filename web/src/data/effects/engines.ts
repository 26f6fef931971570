import { type Engine, engineChanges, type HoursReading, newEngine } from "@bosco/domain/boats";
import { frenchTenths } from "@bosco/domain/french";
import type { Lists } from "../commands.ts";
import type { Effects, Made } from "./effect.ts";
import { called, calledAs, nameOf, said } from "./naming.ts";
import {
  addRow,
  asChanges,
  asRead,
  editRow,
  fieldsOf,
  findRow,
  newStamps,
  ownerAs,
  ownerOn,
  removeRows,
  type Seen,
  withId,
} from "./rows.ts";

type SeenEngine = Seen<Engine>;

/** The hour meter was read, as for a boat's first engine. */
function keepReading(lists: Lists, engine: SeenEngine, made: Made): void {
  addRow<Seen<HoursReading>>(lists, "releves_heures", {
    id: made.newId(1),
    bateau_id: engine.bateau_id,
    moteur_id: engine.id,
    heures: engine.heures,
    date_releve: made.at,
    ...ownerAs(engine),
  });
}

const isHoursOnly = (input: object) => Object.keys(input).every((name) => ["id", "version", "heures"].includes(name));

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
      input.heures !== undefined && isHoursOnly(input)
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
