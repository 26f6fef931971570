import { frenchNumber, unitOf } from "@bosco/domain/french";
import { type Article, type ArticleGroup, quantityToBuy, type ShoppingList, unitToBuy } from "@bosco/domain/inventory";
import type { ShoppingSection } from "../../../pdf/shopping-list.ts";

/** « 6 boîtes », « 3 unités » */
export function toBuy(article: Article, quantity = quantityToBuy(article)): string {
  const unit = unitToBuy(article) === "unités" ? unitOf(quantity, "unité") : unitOf(quantity, article.unite);
  return `${frenchNumber(quantity)}\u00a0${unit}`;
}

const section = (priority: string) => (group: ArticleGroup<Article>) => ({
  title: `${priority} · ${group.nom}`,
  lines: group.articles.map((article) => ({ text: article.nom, end: toBuy(article) })),
});

/** The list as the paper and the message carry it: critical articles first. */
export function shoppingSections({ critical, others }: ShoppingList<Article>): ShoppingSection[] {
  return [...critical.map(section("Critique")), ...others.map(section("À compléter"))];
}

/** The list as plain text, to paste or to send. */
export function shoppingText(boat: string, list: ShoppingList<Article>): string {
  const sections = shoppingSections(list).map(({ title, lines }) =>
    [title, ...lines.map(({ text, end }) => `☐ ${text}\u00a0: ${end}`)].join("\n"),
  );
  return [`Liste d’achat – ${boat}`, ...sections].join("\n\n");
}
