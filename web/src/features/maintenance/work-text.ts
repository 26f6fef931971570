import type { Engine } from "@bosco/domain/boats";
import { type Paper, paperLine } from "@bosco/domain/documents";
import { type Maintenance, workTitle } from "@bosco/domain/maintenance";

type Work = Parameters<typeof workTitle>[0] & Pick<Maintenance, "reference_articles" | "description" | "fait_par">;
type Engines = readonly Pick<Engine, "id" | "bateau_id" | "nom">[];

/** Finished work in the log book: what it was, on which engine, with what, who did it, and the papers that say so. */
export const workText = (
  work: Work,
  engines: Engines,
  papers: readonly Pick<Paper, "titre" | "type" | "numero">[] = [],
): string =>
  [
    workTitle(work, engines),
    work.reference_articles && `Réf.\u00a0: ${work.reference_articles}`,
    work.description,
    work.fait_par && `Fait par ${work.fait_par}`,
    ...papers.map(paperLine),
  ]
    .filter(Boolean)
    .join("\n");
