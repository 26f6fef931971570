import { type Day, nearEnd } from "../days/index.ts";
import type { Paper } from "./schema.ts";

type Dated = Pick<Paper, "date_expiration">;

export type PaperExpiry = "Expiré" | "Expire bientôt";

const EXPIRIES = { over: "Expiré", soon: "Expire bientôt", no: null } as const;

/** 'Expiré' on its date or after it, 'Expire bientôt' while 1 to 30 days remain, else null: as articles have it. */
export const paperExpiry = ({ date_expiration }: Dated, today: Day): PaperExpiry | null =>
  EXPIRIES[nearEnd(date_expiration, today) ?? "no"];

/** Whether an edit says that a paper is good for longer than it was. */
export const isRenewal = (before: Dated, after: Dated): boolean =>
  before.date_expiration !== null && after.date_expiration !== null && after.date_expiration > before.date_expiration;
