import type { LiveTable } from "@bosco/contract";
import { effects } from "../../data/effects/load.ts";
import { contested } from "../../data/outbox/choices.ts";
import type { Refused } from "../../data/outbox/waiting.ts";
import { fieldName } from "./field-names.ts";
import { listDifference, type RowsOf, shownField } from "./shown-field.ts";

/** One field that was changed here and elsewhere, as it is shown. */
export interface Version {
  name: string;
  value: string;
  /** Of a list, what the other one has not. */
  items: string[];
}

export interface BothVersions {
  mine: Version[];
  theirs: Version[];
}

const tableOf = ({ call }: Refused): LiveTable | undefined => effects()[call]?.row;

/** The fields about which somebody has to decide, with both values. */
export function bothVersions(refused: Refused, rows: RowsOf): BothVersions {
  const table = tableOf(refused);
  const fields = contested(refused).map((one) => ({ ...one, theirs: one.theirs ?? tasksOf(refused, one.field, rows) }));
  const side = (own: "mine" | "theirs", other: "mine" | "theirs") =>
    fields.map((one): Version => {
      const [value, against] = [one[own], one[other]];
      const items = Array.isArray(value) && Array.isArray(against) ? listDifference(value, against) : [];
      return { name: fieldName(table, one.field) ?? one.field, value: shownField(one.field, value, rows), items };
    });
  return { mine: side("mine", "theirs"), theirs: side("theirs", "mine") };
}

/** why apart: the tasks of a checklist are rows of their own, which a refusal does not bring along. */
function tasksOf({ input }: Refused, field: string, rows: RowsOf): unknown {
  if (field !== "taches") return undefined;
  const { id } = input as { id?: string };
  return rows("taches")
    .filter(({ checklist_id }) => checklist_id === id)
    .sort((a, b) => Number(a.ordre) - Number(b.ordre))
    .map(({ tache }) => tache);
}

/** What somebody loses who gives an edit up: its fields, as far as they have a name. */
export function lostValues(refused: Refused, rows: RowsOf): string[] {
  const table = tableOf(refused);
  return Object.entries(refused.input as object).flatMap(([field, value]) => {
    const name = fieldName(table, field);
    return name ? [`${name}\u00a0: ${shownField(field, value, rows)}`] : [];
  });
}
