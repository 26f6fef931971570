import type { Article } from "@bosco/domain/inventory";
import type { ArticleActions } from "../../articles/ArticleCard.tsx";

/** The article's name; a press on it, or anywhere in its row that has nothing else to press, opens the article. */
export function EditPress({ article, onEdit, onlyLooks }: ArticleActions & { article: Article }) {
  return (
    <button
      type="button"
      className="row-name max-w-full break-words text-left font-semibold text-sm leading-tight after:absolute after:inset-0"
      onClick={() => onEdit(article)}
    >
      <span className="sr-only">{onlyLooks ? "Voir\u00a0: " : "Modifier\u00a0: "}</span>
      {article.nom}
    </button>
  );
}
