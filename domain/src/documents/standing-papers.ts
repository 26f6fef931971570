import type { Day } from "../days/index.ts";
import type { Paper, PaperType } from "./schema.ts";

/** Of these a boat has one at a time: a new one takes the place of the one before. Of rafts, extinguishers and permits it may have several. */
export const ONE_AT_A_TIME: ReadonlySet<PaperType> = new Set<PaperType>([
  "Carte de circulation",
  "Acte de francisation",
  "Assurance",
  "Licence et MMSI",
  "Contrôle gaz",
  "Contrat de port",
]);

/** These bear no date as a rule, and hold for ever without one. Of any other one without a date says nothing. */
export const NEEDS_NO_DATE: ReadonlySet<PaperType> = new Set<PaperType>([
  "Carte de circulation",
  "Acte de francisation",
  "Permis",
  "Licence et MMSI",
]);

const FOR_EVER: Day = "9999-12-31";

/** The day on which a paper is over; null where nobody knows. */
export const lastDay = ({ type, date_expiration }: Pick<Paper, "type" | "date_expiration">): Day | null =>
  date_expiration ?? (NEEDS_NO_DATE.has(type) ? FOR_EVER : null);

type Dated = Pick<Paper, "id" | "bateau_id" | "type" | "date_expiration">;

/**
 * Those that count today: last year's insurance asks for nobody once this year's is there.
 * why one of which nobody knows the day takes no place, and loses none: it must not silence one that is over.
 */
export function standingPapers<P extends Dated>(papers: readonly P[]): P[] {
  const longest = new Map<string, { paper: P; last: Day }>();
  for (const paper of papers) {
    const last = lastDay(paper);
    if (last === null || !ONE_AT_A_TIME.has(paper.type)) continue;
    const other = longest.get(placeOf(paper));
    if (!other || last > other.last) longest.set(placeOf(paper), { paper, last });
  }
  return papers.filter(
    (paper) =>
      lastDay(paper) === null || !ONE_AT_A_TIME.has(paper.type) || longest.get(placeOf(paper))?.paper === paper,
  );
}

const placeOf = ({ bateau_id, type }: Dated) => `${bateau_id} ${type}`;

/** By id, those whose place another has taken. */
export function replacedPapers(papers: readonly Dated[]): ReadonlySet<string> {
  const standing = new Set(standingPapers(papers));
  return new Set(papers.filter((paper) => !standing.has(paper)).map(({ id }) => id));
}
