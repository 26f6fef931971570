import type { Day } from "../days/index.ts";
import { frenchDay } from "../french/index.ts";
import { isByHours } from "./recurrence.ts";
import type { Maintenance } from "./schema.ts";

/** Whether the hours of its engine belong to what is told of a work that is done. */
export const asksHours = (
  m: Pick<Maintenance, "categorie" | "heures_echeance" | "recurrence_heures" | "moteur_id">,
): boolean => m.categorie === "Moteur" || m.heures_echeance !== null || isByHours(m) || m.moteur_id !== null;

const DESCRIPTION_MOST = 5000;
/** A note is no report. */
export const NOTE_MOST = 1000;
const NOTES = /(?:^|\n\n)Fait le \d\d\/\d\d\/\d{4}\u00a0: [\s\S]*$/;

const opening = (description: string, day: Day) =>
  `${description && `${description}\n\n`}Fait le ${frenchDay(day)}\u00a0: `;

/** How long a note may be, so that the description still holds it. */
export function noteRoom(description: string, day: Day): number {
  return Math.max(0, Math.min(NOTE_MOST, DESCRIPTION_MOST - opening(description, day).length));
}

/** The description with what is to be said of the work that was done, below it under its day. */
export function withNote(description: string, note: string, day: Day): string {
  const said = note.trim().slice(0, noteRoom(description, day)).trimEnd();
  return said === "" ? description : opening(description, day) + said;
}

/** The description of the work itself: what was noted when it was done is not of the next one. */
export const withoutNotes = (description: string): string => description.replace(NOTES, "");

/** What the sheet asks, as it is filled in. */
export interface Finishing {
  date_realisation: Day;
  /** Null where it is not asked, or left empty: the engine's hours as they stand. */
  heures_realisation: number | null;
  prix: number | null;
  note: string;
}

/** What finishing a work sends. Whoever may only change its status says when and at which hours, nothing else. */
export function finishingChanges(
  m: Pick<Maintenance, "id" | "description" | "prix">,
  { date_realisation, heures_realisation, prix, note }: Finishing,
  mayEdit: boolean,
) {
  const description = withNote(m.description, note, date_realisation);
  return {
    id: m.id,
    statut: "Terminée" as const,
    date_realisation,
    ...(heures_realisation !== null && { heures_realisation }),
    ...(mayEdit && prix !== m.prix && { prix }),
    ...(mayEdit && description !== m.description && { description }),
  };
}

/** What takes it back: the status that it had, and what finishing had written beside it. */
export function finishingUndone(
  m: Pick<Maintenance, "id" | "statut" | "description" | "prix">,
  sent: ReturnType<typeof finishingChanges>,
) {
  return {
    id: m.id,
    statut: m.statut,
    ...("prix" in sent && { prix: m.prix }),
    ...("description" in sent && { description: m.description }),
  };
}
