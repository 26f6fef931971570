import { counted } from "@bosco/domain/french";
import type { Article } from "@bosco/domain/inventory";
import { useArticleUses } from "../../../fleet/article-uses.ts";

/** « Utilisé par : Turbine de pompe (Moteur bâbord) », in its form. */
export function ArticleUses({ article }: { article: Article }) {
  const uses = useArticleUses(article);
  if (uses.length === 0) return null;
  return <p className="break-words text-ink-2 text-sm sm:col-span-2">{`Utilisé par\u00a0: ${uses.join(", ")}`}</p>;
}

/** What is asked before an article goes, with how many works would miss it. */
export function RemovalText({ article }: { article: Article }) {
  const uses = useArticleUses(article).length;
  return `«\u00a0${article.nom}\u00a0» va être supprimé de l’inventaire.${
    uses > 0 ? ` Il est utilisé par ${counted(uses, "maintenance")}.` : ""
  }`;
}
