import { euros } from "@bosco/domain/french";
import { type Article, type ArticleSort, expiryDate } from "@bosco/domain/inventory";
import type { ListSource } from "../list-rows.ts";

/** What a narrow row says besides stock and signs: what it is sorted by where one cannot see it, then what its section does not say. */
export function lineDetail(article: Article, { view, places, today }: ListSource, sort: ArticleSort): string {
  const { categorie, sous_categorie, prix_unitaire, espace_stockage_id } = article;
  const place = places.get(espace_stockage_id ?? "");
  const shelf = [categorie, sous_categorie].filter(Boolean).join(" · ");
  const asksDate = view === "peremption" || sort.by === "date_peremption";
  const parts = [
    asksDate && expiryDate(article, today),
    sort.by === "prix_unitaire" && prix_unitaire !== null && euros(prix_unitaire),
    view === "espace" || sort.by === "categorie" ? shelf : (place ?? sous_categorie),
  ];
  return parts.filter(Boolean).join(" · ");
}
