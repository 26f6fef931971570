import { z } from "zod";
import { frenchNumber } from "../french/index.ts";

// why: PostgreSQL refuses NUL in text, and a lone surrogate silently becomes U+FFFD on its way there.
const unstorable = /\0|\p{Surrogate}/u;

const plain = (max: number) =>
  z
    .string({ error: "Un texte est attendu." })
    .trim()
    // why abort: what is too long is not searched for forbidden characters, nor changed any further.
    .max(max, { error: `${frenchNumber(max)} caractères au maximum.`, abort: true })
    .refine((value) => !unstorable.test(value), "Ce texte contient un caractère interdit.");

/** A text that is there: trimmed, with at least `min` characters. */
export function text(min: number, max: number) {
  const message = min === 1 ? "Ce champ est requis." : `${min} caractères au minimum.`;
  return min === 0 ? plain(max) : plain(max).min(min, message);
}

/** A text that may be absent: what is empty after trimming is stored as null. */
export function optionalText(max: number) {
  return plain(max)
    .nullable()
    .transform((value) => value || null);
}

export const uuid = z.guid({ error: "Identifiant invalide." }).transform((value) => value.toLowerCase());

export const email = z
  .string({ error: "Une adresse e-mail est attendue." })
  .trim()
  .max(254, { error: "254 caractères au maximum.", abort: true })
  .toLowerCase()
  .pipe(z.email("Adresse e-mail invalide."));
