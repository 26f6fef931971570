import { ARTICLE_SORTS, type ArticleSortKey } from "@bosco/domain/inventory";

/** The columns of the table, in their order. */
export const COLUMNS: Record<ArticleSortKey, { label: string; width: string; isNumber?: true }> = {
  nom: { label: "Nom", width: "minmax(8rem, 2fr)" },
  categorie: { label: "Catégorie", width: "minmax(5.5rem, 1.2fr)" },
  espace: { label: "Espace", width: "minmax(5.5rem, 1.2fr)" },
  quantite: { label: "Quantité", width: "8.75rem" },
  quantite_max: { label: "Max", width: "5.5rem", isNumber: true },
  stock: { label: "Stock", width: "6.25rem" },
  date_peremption: { label: "Péremption", width: "7.5rem" },
  prix_unitaire: { label: "Prix", width: "4.75rem", isNumber: true },
};

/** Those that are not hidden. */
export const shownColumns = (hidden: readonly ArticleSortKey[]) => ARTICLE_SORTS.filter((one) => !hidden.includes(one));

/** The widths of a row with these columns; the last is its menu's. */
export const templateOf = (columns: readonly ArticleSortKey[]) =>
  `${columns.map((column) => COLUMNS[column].width).join(" ")} 2.75rem`;

/** What head and rows share: the same gaps, or the columns would not stand below their heads. */
export const tableRowLook = "grid items-center gap-x-3 px-3";
