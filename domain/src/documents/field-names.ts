import type { EditedFields } from "../fields/index.ts";
import type { PaperChanges } from "./schema.ts";

/** How a sentence names each field of a paper. */
export const PAPER_FIELD_NAMES: Record<EditedFields<PaperChanges>, string> = {
  titre: "Titre",
  type: "Type de papier",
  numero: "Numéro",
  date_emission: "Date d’émission",
  date_expiration: "Date d’expiration",
  note: "Note",
  maintenance_id: "Maintenance",
};
