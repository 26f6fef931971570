import type { Theme } from "@bosco/domain/assistant";
import type { Intent } from "../../src/recognisers/intent.ts";

/** What a right answer is. */
export type Expected =
  /** Led by one of these sheets. */
  | { sheets: string[] }
  /** Answered as an emergency, led by one of these sheets. */
  | { emergency: string[] }
  /** In two parts, one from each of these sheets. */
  | { parts: [string, string] }
  /** The glossary's definition of this term. */
  | { term: string }
  /** From the owner's own rows; `subject` must be named by the intent. */
  | { own: Intent["about"]; subject?: string }
  | { nothing: true };

export interface Case {
  group: Theme | "glossaire" | "deux sujets" | "donnees" | "hors sujet";
  asks: string;
  expects: Expected;
  /** Kept out of sight while the engine is tuned. */
  held?: true;
}

/** A question and the sheets that answer it, separated by `|`; a third element keeps it out of sight. */
export type Line = [asks: string, sheets: string, held?: "held"];

export const answeredBySheets = (group: Theme, lines: Line[]): Case[] =>
  lines.map(([asks, sheets, held]) => ({
    group,
    asks,
    expects: { sheets: sheets.split("|") },
    ...(held ? { held: true } : {}),
  }));
