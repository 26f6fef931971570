import type { Day } from "../days/index.ts";
import { frenchDay } from "../french/index.ts";
import type { Maintenance } from "./schema.ts";

const DESCRIPTION_MOST = 5000;
/** A note is no report. */
export const NOTE_MOST = 1000;
const NOTE = /^Fait le \d\d\/\d\d\/\d{4}\u00a0: /;

const opening = (description: string, day: Day) =>
  `${description && `${description}\n\n`}Fait le ${frenchDay(day)}\u00a0: `;

/** How long a note may be, so that the description still holds it. */
export function noteRoom(description: string, day: Day): number {
  return Math.max(0, Math.min(NOTE_MOST, DESCRIPTION_MOST - opening(description, day).length));
}

/** The description with what is to be said of the work that was done, below it under its day. */
export function withNote(description: string, note: string, day: Day): string {
  // why one paragraph: what is written below it later is of the work again.
  const said = note
    .trim()
    .replace(/\n\s*\n/g, "\n")
    .slice(0, noteRoom(description, day))
    .trimEnd();
  return said === "" ? description : opening(description, day) + said;
}

/** The description of the work itself: what was noted when it was done is not of the next one. */
export const withoutNotes = (description: string): string =>
  description
    .split("\n\n")
    .filter((paragraph) => !NOTE.test(paragraph))
    .join("\n\n");

/** What the sheet asks, as it is filled in. */
export interface Finishing {
  date_realisation: Day;
  /** Null where it is not asked, or left empty: the engine's hours as they stand. */
  heures_realisation: number | null;
  prix: number | null;
  note: string;
}

/**
 * What finishing a work sends. Whoever may only change its status says when and at which hours, nothing else. What is written
 * over names the version that was seen.
 */
export function finishingChanges(
  m: Pick<Maintenance, "id" | "description" | "prix" | "version">,
  { date_realisation, heures_realisation, prix, note }: Finishing,
  mayEdit: boolean,
) {
  const description = withNote(m.description, note, date_realisation);
  const written = {
    ...(mayEdit && prix !== m.prix && { prix }),
    ...(mayEdit && description !== m.description && { description }),
  };
  return {
    id: m.id,
    statut: "Terminée" as const,
    date_realisation,
    ...(heures_realisation !== null && { heures_realisation }),
    ...written,
    ...(Object.keys(written).length > 0 && { version: m.version }),
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
