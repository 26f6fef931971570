import { seenFileOf } from "@bosco/domain/documents";
import type { ApiError } from "../api-error.ts";
import type { Effect } from "../effects/effect.ts";
import type { Row } from "../replica/row-order.ts";
import type { Waiting } from "./waiting.ts";

/** What becomes of a write that was not answered with success. */
export type Verdict = "later" | "done" | "refused" | { again: Waiting };

type Removing = Pick<Effect<never>, "removes"> | undefined;

/** The server has said nothing about the write itself: it is sent again, as the same operation. */
const LATER: readonly string[] = [
  "HORS_LIGNE",
  "SANS_REPONSE",
  "INDISPONIBLE",
  "DEMANDE_TROP_LENTE",
  "TROP_DE_DEMANDES",
  "NON_CONNECTE",
  "ERREUR_INTERNE",
  "ESPACE_INSUFFISANT",
];

/** Whether a refusal says nothing about the write itself: an earlier try may have arrived. */
export const isUndecided = ({ code }: Pick<ApiError, "code">) => LATER.includes(code);

/**
 * Judges a refusal. An edit of a row that was changed elsewhere in other fields is made again from the row as it is now; in
 * the same field somebody has to decide.
 */
export function judge(write: Waiting, error: ApiError, effect: Removing): Verdict {
  if (isUndecided(error)) return "later";
  if (error.code === "INTROUVABLE" && effect?.removes) return "done";
  const current = storedRow(error);
  if (!current) return "refused";
  if (effect?.removes) return isAsSeen(current, write.seen) ? { again: madeFrom(write, current) } : "refused";
  // why: what changes no field is a removal whose effect is not known here.
  if (changedFields(write.input).length === 0) return "refused";
  const clashing = clashes(write, current);
  if (clashing === "same") return "done";
  return clashing.length === 0 ? { again: madeFrom(write, current) } : "refused";
}

/**
 * The same where somebody still waits: a press wins over what others have written meanwhile, and a form, which said what it saw, is
 * asked.
 */
export function judgeAsked(write: Waiting, error: ApiError, effect: Removing): Verdict {
  const current = storedRow(error);
  if (write.isPinned && current) return { again: madeFrom(write, current) };
  const verdict = judge(write, error, effect);
  return typeof verdict === "object" ? "refused" : verdict;
}

/** The row as the server has it, if that is why it refused. */
export function storedRow({ code, data }: Pick<ApiError, "code"> & { data?: unknown }): Row | undefined {
  if (code !== "CONFLIT" || typeof data !== "object" || data === null || !("actuel" in data)) return undefined;
  return data.actuel as Row;
}

/** The fields that a write and somebody else have both changed; "same" when nothing is left to change. */
export function clashes({ input, seen }: Pick<Waiting, "input" | "seen">, current: Row): string[] | "same" {
  const changed = changedFields(input);
  // why whatever the row was when it was kept: a form may have been open since another file.
  if (saysFile(input)) return [FILE];
  if (changed.every(([field, value]) => isSame(current[field], value))) return "same";
  return changed
    .filter(
      ([field, value]) =>
        !isSame(current[field], value) && !(field in current && isSame(current[field], seen?.[field])),
    )
    .map(([field]) => field);
}

/** Whether nobody else has changed a row: what was done to it from here has moved its version on. */
const isAsSeen = (current: Row, seen: Row | undefined) =>
  seen !== undefined &&
  Object.keys(current).every((field) => STAMPS.includes(field) || isSame(current[field], seen[field]));

const STAMPS = ["version", "updated_at"];

/**
 * The same write again, from the row as it is now. why the same operation: refused, it was not done and is free again; and rows
 * that it makes have their ids from it, which later writes name.
 */
export const madeFrom = (write: Waiting, current: Row): Waiting => ({
  ...write,
  input: { ...(write.input as object), ...seenIn(write.input, current) } as Waiting["input"],
  seen: current,
});

const seenIn = (input: unknown, current: Row) =>
  saysFile(input) ? { vu: seenFileOf(current as never) } : { version: current.version };

const FILE = "fichier";

/** Whether it sends or removes a paper's file, and says which one was seen: it is of no version of the row. */
const saysFile = (input: unknown): input is { fichier?: File; vu: string } =>
  typeof input === "object" && input !== null && "vu" in input;

export const changedFields = (input: unknown): [string, unknown][] =>
  saysFile(input) ? [[FILE, input.fichier ?? null]] : ownFields(input);

const ownFields = (input: unknown): [string, unknown][] =>
  Object.entries(input as Record<string, unknown>).filter(
    ([field, value]) => field !== "id" && field !== "version" && value !== undefined,
  );

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));

/** why: the same row comes with its fields in another order from another place. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value ?? null;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => [name, inOrder(one)]);
}
