import { frenchDay, frenchNumber, unitOf } from "@bosco/domain/french";
import { type Article, expiry, groupBySpace } from "@bosco/domain/inventory";

export interface LockerSection {
  key: string;
  nom: string;
  lines: { id: string; nom: string; stock: string; expiry: string }[];
}

/** « 6 / 12 boîtes » */
function stockText({ quantite, quantite_max, unite }: Article): string {
  return `${frenchNumber(quantite)} / ${frenchNumber(quantite_max)}\u00a0${unitOf(quantite_max, unite)}`;
}

/** « expire le 01/12/2026 », « périmé le 01/10/2026 »: paper outlives the days that need no year. */
function expiryText(article: Article, today: string): string {
  if (article.date_peremption === null) return "";
  const verb = expiry(article, today) === "Périmé" ? "périmé" : "expire";
  return `${verb} le ${frenchDay(article.date_peremption)}`;
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
      expiry: expiryText(article, today),
    })),
  }));
}
