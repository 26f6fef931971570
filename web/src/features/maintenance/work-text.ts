import type { Maintenance } from "@bosco/domain/maintenance";

type Work = Pick<Maintenance, "titre" | "reference_articles" | "description" | "fait_par">;

/** Finished work in the log book: what it was, with what, and who did it. */
export const workText = ({ titre, reference_articles, description, fait_par }: Work): string =>
  [titre, reference_articles && `Réf. : ${reference_articles}`, description, fait_par && `Fait par ${fait_par}`]
    .filter(Boolean)
    .join("\n");
