import { type FilledPaper, PAPER_FIELD_NAMES, type Paper } from "@bosco/domain/documents";
import { frenchDay } from "@bosco/domain/french";
import { shownValue } from "../../ui/form/shown-value.ts";

type Field = keyof FilledPaper;

/** What somebody else has written in the fields one has just changed. */
export const contestedLines = (fields: readonly Field[], newer: Paper): string[] =>
  fields.map((field) => `${PAPER_FIELD_NAMES[field]}\u00a0: ${shown(field, newer)}`);

function shown(field: Field, newer: Paper): string {
  const value = newer[field];
  if (field === "maintenance_id") return value ? "une autre maintenance" : "aucune";
  const isDay = field === "date_emission" || field === "date_expiration";
  return `«\u00a0${shownValue(isDay && value ? frenchDay(value) : value)}\u00a0»`;
}
