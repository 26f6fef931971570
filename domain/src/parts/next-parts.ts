import type { Maintenance } from "../maintenance/index.ts";
import type { Part } from "./schema.ts";

/**
 * The parts that the next occurrence of a work keeps, in an order that a device and the server share: the n-th gets the id that
 * comes n places after the occurrence's own.
 */
export function partsForNext<P extends Part>(parts: readonly P[], done: string): P[] {
  return parts.filter(({ maintenance_id }) => maintenance_id === done).sort((a, b) => (a.id < b.id ? -1 : 1));
}

type Next = Pick<Maintenance, "id" | "precedente_id" | "statut" | "version" | "created_at" | "updated_at">;

/**
 * Whether nobody has touched a next occurrence since it was made, so that it may go again: as it came, with the parts of the one
 * before.
 */
export function isUntouchedNext(next: Next, parts: readonly Part[]): boolean {
  // why the time too: an edit that waits on a device leaves the version as it is.
  const isAsMade = next.version === 1 && next.updated_at === next.created_at && next.statut === "En attente";
  return isAsMade && listed(parts, next.id) === listed(parts, next.precedente_id);
}

const listed = (parts: readonly Part[], work: string | null): string =>
  parts
    .filter(({ maintenance_id }) => maintenance_id === work)
    .map(({ article_id, quantite }) => `${article_id} ${quantite}`)
    .sort()
    .join();
