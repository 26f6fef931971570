import { LIST_CATEGORIES, type StockLine } from "@bosco/domain/provisioning";
import type { ShoppingSection } from "../../pdf/shopping-list.ts";
import { quantityText } from "./quantity-text.ts";

/** What remains to buy, by category; critical articles come first. */
export function shoppingSections(lines: readonly StockLine[]): ShoppingSection[] {
  const toBuy = lines.filter((line) => line.toBuy > 0);
  const section = (title: string, own: readonly StockLine[]): ShoppingSection[] =>
    own.length === 0
      ? []
      : [
          {
            title,
            lines: own.map(({ article, toBuy: count }) => ({
              text: article.nom,
              end: quantityText(count, article.unite),
            })),
          },
        ];
  const of = (category: string, priority: string) =>
    toBuy.filter(({ article }) => article.categorie === category && article.priorite === priority);
  return [
    ...LIST_CATEGORIES.flatMap((category) => section(`Critique · ${category}`, of(category, "critique"))),
    ...LIST_CATEGORIES.flatMap((category) => section(category, of(category, "normale"))),
  ];
}
