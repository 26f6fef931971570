import type { Maintenance } from "../maintenance/index.ts";
import type { Part } from "./schema.ts";

/** The works that still need an article: what is finished has had it. */
export function worksUsing<M extends Pick<Maintenance, "id" | "statut">>(
  article_id: string,
  parts: readonly Part[],
  works: readonly M[],
): M[] {
  const using = new Set(parts.filter((part) => part.article_id === article_id).map((part) => part.maintenance_id));
  return works.filter(({ id, statut }) => using.has(id) && statut !== "Terminée");
}
