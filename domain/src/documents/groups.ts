import { compareFrench } from "../french/index.ts";
import type { Paper, PaperType } from "./schema.ts";

export const PAPER_GROUPS = ["Bateau", "Sécurité", "Port", "Factures", "Manuels", "Autres papiers"] as const;
export type PaperGroup = (typeof PAPER_GROUPS)[number];

const GROUP_OF: Record<PaperType, PaperGroup> = {
  "Carte de circulation": "Bateau",
  "Acte de francisation": "Bateau",
  Assurance: "Bateau",
  Permis: "Bateau",
  "Licence et MMSI": "Bateau",
  "Certificat radeau": "Sécurité",
  Extincteurs: "Sécurité",
  "Contrôle gaz": "Sécurité",
  "Contrat de port": "Port",
  Facture: "Factures",
  Manuel: "Manuels",
  Autre: "Autres papiers",
};

/** What papers are kept together, each group in the order given; those without any are left out. */
export function groupPapers<P extends Pick<Paper, "type">>(papers: readonly P[]): { group: PaperGroup; papers: P[] }[] {
  return PAPER_GROUPS.map((group) => ({
    group,
    papers: papers.filter(({ type }) => GROUP_OF[type] === group),
  })).filter(({ papers: found }) => found.length > 0);
}

/** The order within a list: what expires first comes first, then by title. */
export function byValidity<P extends Pick<Paper, "date_expiration" | "titre">>(papers: readonly P[]): P[] {
  const date = ({ date_expiration }: P) => date_expiration ?? "9999";
  return papers.toSorted((a, b) =>
    date(a) === date(b) ? compareFrench(a.titre, b.titre) : date(a) < date(b) ? -1 : 1,
  );
}
