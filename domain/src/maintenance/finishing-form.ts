import { z } from "zod";
import { day, text } from "../fields/index.ts";
import { NOTE_MOST } from "./finishing.ts";
import { maintenance } from "./schema.ts";

const { heures_realisation, prix } = maintenance.shape;

/** What is asked when a work is finished; the note has room as far as the description has. */
export const finishingForm = z.object({
  date_realisation: day,
  heures_realisation,
  prix,
  note: text(0, NOTE_MOST),
});
