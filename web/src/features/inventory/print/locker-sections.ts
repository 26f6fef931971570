import { frenchNumber, unitOf } from "@bosco/domain/french";
import { type Article, expiryDateOnPaper, groupBySpace } from "@bosco/domain/inventory";

export interface LockerSection {
  key: string;
  nom: string;
  lines: { id: string; nom: string; stock: string; expiry: string }[];
}

/** « 6 / 12 boîtes » */
function stockText({ quantite, quantite_max, unite }: Article): string {
  return `${frenchNumber(quantite)} / ${frenchNumber(quantite_max)}\u00a0${unitOf(quantite_max, unite)}`;
}

/** The inventory as one walks through the boat with a pen: locker by locker, what lies in none last. */
export function lockerSections(
  articles: readonly Article[],
  places: ReadonlyMap<string, string>,
  today: string,
): LockerSection[] {
  return groupBySpace(articles, places).map(({ id, nom, articles: members }) => ({
    key: id ?? "",
    nom,
    lines: members.map((article) => ({
      id: article.id,
      nom: article.nom,
      stock: stockText(article),
      expiry: expiryDateOnPaper(article, today),
    })),
  }));
}
