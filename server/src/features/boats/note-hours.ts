import { type Engine, isFirstEngine } from "@bosco/domain/boats";
import { frenchTenths } from "@bosco/domain/french";
import type { SignedIn } from "../../accounts/account.ts";
import { noteActivity } from "../../crew/queries.ts";
import type { Db } from "../../database/database.ts";

/** Notes in the boat's activity that an hour meter was read: of which engine, where it is not the first. */
export function noteHours(db: Db, me: Pick<SignedIn, "account">, engine: Engine): Promise<void> {
  const hours = `${frenchTenths(engine.heures)}\u00a0h`;
  const objet = isFirstEngine(engine) ? hours : `${engine.nom}, ${hours}`;
  return noteActivity(db, me, { bateau_id: engine.bateau_id, action: "heures", objet });
}
