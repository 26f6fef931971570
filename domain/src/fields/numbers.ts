import { z } from "zod";
import { frenchNumber } from "../french/index.ts";

/** A finite number within bounds. */
export function amount(min: number, max: number) {
  return z
    .number({ error: "Un nombre est attendu." })
    .min(min, `La valeur doit être au moins ${frenchNumber(min)}.`)
    .max(max, `La valeur doit être au plus ${frenchNumber(max)}.`);
}

export function whole(min: number, max: number) {
  return amount(min, max).int("Un nombre entier est attendu.");
}

/** Euros, in whole cents. */
export const money = amount(0, 99_999_999.99).refine(
  (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
  "Deux décimales au plus.",
);

/** Engine hours, to the tenth as hour meters show them. */
export const hours = amount(0, 200_000);

// why: a year is written without a space between its thousands.
const YEARS = "L’année doit être comprise entre 1850 et 2100.";
export const year = z
  .number({ error: "Une année est attendue." })
  .int("Une année est attendue.")
  .min(1850, YEARS)
  .max(2100, YEARS);
