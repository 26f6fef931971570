import type { GivenUpJob } from "@bosco/domain/account";
import type { Db } from "../../../database/database.ts";
import { selectGivenUp } from "../../../queue/queries.ts";

const MOST_SHOWN = 200;

export function listGivenUp(db: Db): Promise<GivenUpJob[]> {
  return selectGivenUp(db)
    .select((eb) => [
      ...(["id", "kind as travail", "attempts as essais", "created_at"] as const),
      eb.fn.coalesce("reason", eb.val("")).as("raison"),
      eb.ref("gave_up_at").$castTo<string>().as("abandonne_le"),
    ])
    .orderBy("gave_up_at", "desc")
    .orderBy("id")
    .limit(MOST_SHOWN)
    .execute();
}
