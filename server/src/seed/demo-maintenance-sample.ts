import type { Insertable } from "kysely";
import type { Tables } from "../database/tables.ts";

type Row = Insertable<Tables["maintenances"]>;
/** A maintenance of the demo: what is not said of it is empty. */
export type Sample = Omit<
  Row,
  | "user_id"
  | "id"
  | "prix"
  | "heures_echeance"
  | "date_realisation"
  | "heures_realisation"
  | "precedente_id"
  | "date_ancre"
> &
  Partial<Row> & {
    /** What it uses, by the names that the same boat's articles have. */
    pieces?: readonly (readonly [article: string, quantite: number])[];
  };
