import { frenchDay } from "../french/index.ts";
import type { Paper } from "./schema.ts";

type Named = Pick<Paper, "titre" | "type" | "numero">;

/** A paper in one line: « Facture : Volvo 2026, n° F-12 »; where the title says no more than the type, once. */
export function paperLine({ titre, type, numero }: Named): string {
  const name = type === "Autre" || titre === type ? titre : `${type}\u00a0: ${titre}`;
  return numero ? `${name}, n°\u00a0${numero}` : name;
}

/** « Jusqu’au 31/12/2026 », « Du 01/01/2026 au 31/12/2026 », « Depuis le 01/01/2026 »; of no day at all, a dash. */
export function paperValidity({ date_emission, date_expiration }: Pick<Paper, "date_emission" | "date_expiration">) {
  if (date_emission && date_expiration) return `Du ${frenchDay(date_emission)} au ${frenchDay(date_expiration)}`;
  if (date_expiration) return `Jusqu’au ${frenchDay(date_expiration)}`;
  return date_emission ? `Depuis le ${frenchDay(date_emission)}` : "–";
}
