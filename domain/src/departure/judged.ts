import { DIVISION_240, type Required, sourceWords } from "../safety/index.ts";
import type { Reason, Weight } from "./reason.ts";
import type { DepartureArticle } from "./rows.ts";

/** Something that is asked for and is there, and what says so. */
export interface Met {
  regle: string;
  nom: string;
  par: string;
}

export interface Judged {
  raisons: Reason[];
  acquis: Met[];
}

export const SOURCE = `${sourceWords(DIVISION_240)}.`;

export const met = ({ id, nom }: Pick<Required, "id" | "nom">, par: string): Judged => ({
  raisons: [],
  acquis: [{ regle: id, nom, par }],
});

/** Why what a rule asks for is not there, or not known to be. */
export interface Refusal {
  poids: Weight;
  titre: string;
  /** What is said beside the rule's own note. */
  pourquoi?: string;
  /** The article it is about, which is opened; of what is missing, so many are bought. */
  article?: DepartureArticle | undefined;
  missing?: number;
  /** What is bought, where it is not all that the rule names. */
  buy?: string;
  connu?: boolean;
}

export function refusal(
  { id, nom, note, quantite }: Required,
  { poids, titre, pourquoi, article, missing = quantite, buy = nom, connu = false }: Refusal,
): Reason {
  return {
    id: `equipement:${id}`,
    poids,
    sujet: "equipement",
    titre,
    pourquoi: [note, pourquoi, SOURCE].filter(Boolean).join(" "),
    remede: article
      ? { geste: "voir-article", article_id: article.id }
      : { geste: "ajouter-aux-courses", nom: buy, quantite: missing },
    regle: id,
    ...(connu && { connu: true }),
  };
}
