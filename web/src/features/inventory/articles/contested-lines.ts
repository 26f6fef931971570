import { frenchDay } from "@bosco/domain/french";
import { ARTICLE_FIELD_NAMES, type Article, type ArticleForm } from "@bosco/domain/inventory";
import { shownValue } from "../../../ui/form/shown-value.ts";

/** What somebody else has written in the fields one has just changed. */
export const contestedLines = (fields: readonly (keyof ArticleForm)[], newer: Article): string[] =>
  fields.map(
    (field) =>
      `${ARTICLE_FIELD_NAMES[field]}\u00a0: ${field === "espace_stockage_id" ? "un autre espace" : `« ${shownField(field, newer)} »`}`,
  );

function shownField(field: keyof ArticleForm, newer: Article): string {
  const isDayField = field === "date_achat" || field === "date_peremption";
  return shownValue(isDayField && newer[field] ? frenchDay(newer[field]) : newer[field]);
}
