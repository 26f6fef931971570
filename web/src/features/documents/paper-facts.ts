import type { Paper } from "@bosco/domain/documents";
import { frenchDay } from "@bosco/domain/french";

/** « Assurance · n° AB-12 · du 01/01/2026 · expire le 31/12/2026 »: what stands below a paper's title, in words that suit « facture » and « contrat » alike. */
export function paperFacts({ type, titre, numero, date_emission, date_expiration }: Paper, isExpired: boolean): string {
  return [
    type !== titre && type,
    numero && `n°\u00a0${numero}`,
    date_emission && `du ${frenchDay(date_emission)}`,
    date_expiration && `${isExpired ? "a expiré" : "expire"} le ${frenchDay(date_expiration)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
