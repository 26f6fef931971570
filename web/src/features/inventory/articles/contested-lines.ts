import { frenchDay } from "@bosco/domain/french";
import type { Article, ArticleForm } from "@bosco/domain/inventory";
import { shownValue } from "../../../ui/form/shown-value.ts";

const LABELS: Record<keyof ArticleForm, string> = {
  nom: "Nom",
  description: "Description",
  categorie: "Catégorie",
  sous_categorie: "Sous-catégorie",
  quantite: "Quantité",
  quantite_max: "Quantité maximum",
  unite: "Unité",
  date_achat: "Date d’achat",
  date_peremption: "Date d’expiration",
  prix_unitaire: "Prix unitaire",
  espace_stockage_id: "Espace de stockage",
};

/** What somebody else has written in the fields one has just changed. */
export const contestedLines = (fields: readonly (keyof ArticleForm)[], newer: Article): string[] =>
  fields.map(
    (field) =>
      `${LABELS[field]}\u00a0: ${field === "espace_stockage_id" ? "un autre espace" : `« ${shownField(field, newer)} »`}`,
  );

function shownField(field: keyof ArticleForm, newer: Article): string {
  const isDayField = field === "date_achat" || field === "date_peremption";
  return shownValue(isDayField && newer[field] ? frenchDay(newer[field]) : newer[field]);
}
