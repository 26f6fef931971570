import type { Boat } from "@bosco/domain/boats";
import { knownAboard, type Shares } from "@bosco/domain/crew";
import type { Lists } from "../commands.ts";
import { accountOf, ownName } from "./account.ts";
import { findRow, readOf, type Seen } from "./rows.ts";

/** Work with the name of who is to do it, as the server names him. */
export function namedAssignee<Work extends { assigne_id?: string | null | undefined }>(
  lists: Lists,
  bateau_id: string,
  work: Work,
): Work & { assigne?: string | null } {
  const { assigne_id } = work;
  if (assigne_id === undefined) return work;
  return { ...work, assigne: assigne_id === null ? null : nameOf(lists, bateau_id, assigne_id) };
}

function nameOf(lists: Lists, bateau_id: string, id: string): string | null {
  const boat = findRow<Seen<Boat>>(lists, "bateaux", bateau_id);
  const reader = { id: accountOf(lists)?.id ?? "", nom: ownName(lists) ?? "" };
  const people = boat ? knownAboard(boat, reader, readOf<Shares>(lists, "partages")) : [];
  return people.find((one) => one.id === id)?.nom ?? null;
}
