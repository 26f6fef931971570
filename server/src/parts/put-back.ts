import { placesLeft } from "@bosco/domain/account";
import { type Part, part } from "@bosco/domain/parts";
import { columnsOf } from "../database/columns.ts";
import type { Db } from "../database/database.ts";
import { type PlanHolder, thatFit } from "../plan/limits.ts";
import { putBack } from "../undo/queries.ts";
import { boatsOf, countParts } from "./queries.ts";

/**
 * Parts come back with their work or their article, as far as the other one is still aboard and they fit. Asked under the
 * owner's lock.
 */
export async function putPartsBack(db: Db, owner: PlanHolder, removed: readonly Part[]): Promise<void> {
  if (removed.length === 0) return;
  const works = removed.map(({ maintenance_id }) => maintenance_id);
  const articles = removed.map(({ article_id }) => article_id);
  const [boatOfWork, boatOfArticle, held] = [
    await boatsOf(db, "maintenances", works),
    await boatsOf(db, "inventaire", articles),
    await countParts(db, works),
  ];
  const those = removed.filter(({ bateau_id, maintenance_id, article_id }) => {
    if (boatOfWork.get(maintenance_id) !== bateau_id || boatOfArticle.get(article_id) !== bateau_id) return false;
    const before = held.get(maintenance_id) ?? 0;
    held.set(maintenance_id, before + 1);
    return placesLeft("parts", before, owner) > 0;
  });
  const rows = await thatFit(db, owner, "allParts", those);
  if (rows.length > 0) await putBack(db, owner.id, "pieces", columnsOf(part), rows);
}
