import { frenchNumber, unitOf } from "@bosco/domain/french";
import { type Article, cardStock, expiry, expiryDate } from "@bosco/domain/inventory";
import { CalendarClock, MapPin, Pencil, Trash2 } from "lucide-react";
import { memo } from "react";
import { Card } from "../../../ui/content/Card.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { NumberStepper } from "../../../ui/form/NumberStepper.tsx";
import { StockSigns } from "./StockSigns.tsx";
import { useQuantity } from "./use-stock-steps.ts";

export interface ArticleActions {
  /** Opens it: its form, or what is known of it for whoever only looks. */
  onEdit: (article: Article) => void;
  /** Without it there is no delete button. */
  onDelete?: ((article: Article) => void) | undefined;
  /** One's role aboard lets one read: the quantity is a number, and nothing is offered to change it. */
  onlyLooks?: boolean;
}

type ArticleCardProps = ArticleActions & {
  article: Article;
  /** The full name of its storage space. */
  place: string | undefined;
  today: string;
};

export const ArticleCard = memo(function ArticleCard(props: ArticleCardProps) {
  const { article, place, today, onlyLooks, onEdit, onDelete } = props;
  const { quantity, busy, setQuantity } = useQuantity(article);
  return (
    <Card as="article" aria-label={article.nom} className="flex h-full break-inside-avoid flex-col gap-2 p-4!">
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1.5">
        <h4 className="min-w-0 break-words text-md leading-snug">{article.nom}</h4>
        <span className="flex flex-wrap gap-1.5">
          <StockSigns age={expiry(article, today)} stock={cardStock({ ...article, quantite: quantity })} />
        </span>
      </div>
      <Whereabouts place={place} date={expiryDate(article, today)} />
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1">
        {onlyLooks ? (
          <span className="font-bold text-md tabular-nums">{frenchNumber(quantity)}</span>
        ) : (
          <NumberStepper
            label={article.nom}
            value={quantity}
            max={Math.max(article.quantite_max, quantity)}
            unit={article.unite}
            busy={busy}
            onValueChange={setQuantity}
          />
        )}
        <span className="flex min-w-[min(9rem,100%)] flex-1 flex-wrap items-center justify-between">
          <span className="min-w-0 break-words text-ink-2 text-sm tabular-nums">
            / {frenchNumber(article.quantite_max)} {unitOf(article.quantite_max, article.unite)}
          </span>
          {!onlyLooks && <CardActions article={article} onEdit={onEdit} onDelete={onDelete} />}
        </span>
      </div>
    </Card>
  );
});

type WhereaboutsProps = { place: string | undefined; date: string };

function Whereabouts({ place, date }: WhereaboutsProps) {
  if (!place && !date) return null;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-ink-2 text-sm">
      {place && (
        <span className="inline-flex min-w-0 items-start gap-1">
          <MapPin size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
          <span className="min-w-0 break-words">{place}</span>
        </span>
      )}
      {date && (
        <span className="inline-flex items-start gap-1">
          <CalendarClock size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
          {date}
        </span>
      )}
    </p>
  );
}

function CardActions({ article, onEdit, onDelete }: ArticleActions & { article: Article }) {
  return (
    // why plain buttons: a tooltip on each would double what a card costs while one scrolls through thousands.
    <span className="-mr-2 ml-auto flex">
      <Button size="icon" variant="quiet" aria-label={`Modifier\u00a0: ${article.nom}`} onClick={() => onEdit(article)}>
        <Pencil size={18} />
      </Button>
      {onDelete && (
        <Button
          size="icon"
          variant="danger-quiet"
          aria-label={`Supprimer\u00a0: ${article.nom}`}
          onClick={() => onDelete(article)}
        >
          <Trash2 size={18} />
        </Button>
      )}
    </span>
  );
}
