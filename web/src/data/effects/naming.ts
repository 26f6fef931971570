import type { LiveTable } from "@bosco/contract";
import { ofName } from "@bosco/domain/french";
import type { Lists } from "../commands.ts";
import { findRow } from "./rows.ts";

export const quoted = (name: string) => `«\u00a0${name}\u00a0»`;

/** « Article « Rouet » »; of one without a name, « Article ». */
export const called = (thing: string, name: string | null | undefined) => (name ? `${thing} ${quoted(name)}` : thing);

/** The same for a row that is known by its id. */
export function calledAs(lists: Lists, table: LiveTable, thing: string, id: string): string {
  return called(thing, nameOf(lists, table, id));
}

export function nameOf(lists: Lists, table: LiveTable, id: string): string | undefined {
  return findRow<{ id: string; nom: string }>(lists, table, id)?.nom;
}

/** « d’Avel Mor », « du bateau » when it is not known. */
export function ofBoat(lists: Lists, id: string): string {
  const name = nameOf(lists, "bateaux", id);
  return name ? ofName(name) : "du bateau";
}

/** « Rouet : quantité +1 » */
export const said = (of: string, what: string) => `${of}\u00a0: ${what}`;
