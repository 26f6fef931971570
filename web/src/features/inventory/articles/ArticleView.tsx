import { euros, frenchDay, frenchNumber, unitOf } from "@bosco/domain/french";
import { type Article, cardStock, expiry, placeNames } from "@bosco/domain/inventory";
import { useToday } from "../../../data/today.ts";
import { useArticleUses } from "../../../fleet/article-uses.ts";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { useSpaces } from "../queries.ts";
import { StockSigns } from "./StockSigns.tsx";

/** An article for whoever may not edit it. */
export function ArticleView({ article, onClose }: { article: Article; onClose: () => void }) {
  const today = useToday();
  const places = placeNames(useSpaces().data ?? []);
  const { quantite_max, unite, date_achat, date_peremption, prix_unitaire } = article;
  const facts = [
    ["Quantité", `${frenchNumber(article.quantite)} / ${frenchNumber(quantite_max)} ${unitOf(quantite_max, unite)}`],
    ["Catégorie", article.categorie],
    ["Sous-catégorie", article.sous_categorie],
    ["Référence", article.reference],
    ["Numéro du fabricant", article.numero_fabricant],
    ["Espace de stockage", places.get(article.espace_stockage_id ?? "")],
    ["Date d’achat", date_achat && frenchDay(date_achat)],
    ["Date d’expiration", date_peremption && frenchDay(date_peremption)],
    ["Prix unitaire", prix_unitaire !== null && euros(prix_unitaire)],
    ["Utilisé par", useArticleUses(article).join(", ")],
  ].filter(([, value]) => value);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={article.nom} isOnlyRead>
      <div className="flex flex-wrap gap-1.5">
        <StockSigns age={expiry(article, today)} stock={cardStock(article)} />
      </div>
      {article.description && <p className="mt-3 whitespace-pre-wrap break-words">{article.description}</p>}
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label || ""} className="min-w-0">
            <dt className="text-ink-2 text-xs">{label}</dt>
            <dd className="break-words font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
