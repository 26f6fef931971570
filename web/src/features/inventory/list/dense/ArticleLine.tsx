import { frenchNumber, unitOf } from "@bosco/domain/french";
import { type Article, type ArticleSign, cardStock, expiry } from "@bosco/domain/inventory";
import { Check } from "lucide-react";
import { memo } from "react";
import { tones } from "../../../../ui/content/tone.ts";
import { classNames } from "../../../../ui/theme/class-names.ts";
import type { ArticleActions } from "../../articles/ArticleCard.tsx";
import { signTone } from "../../articles/StockSigns.tsx";
import { useQuantity } from "../../articles/use-stock-steps.ts";
import { EditPress } from "./EditPress.tsx";
import { RowMenu } from "./RowMenu.tsx";
import { RowStepper } from "./RowStepper.tsx";

type ArticleLineProps = ArticleActions & { article: Article; detail: string; today: string };

/** An article as one line of a narrow list. */
export const ArticleLine = memo(function ArticleLine({ article, detail, today, ...actions }: ArticleLineProps) {
  const count = useQuantity(article);
  const signs = { age: expiry(article, today), stock: cardStock({ ...article, quantite: count.quantity }) };
  return (
    <article
      aria-label={article.nom}
      className="relative flex min-h-14 break-inside-avoid items-center border-line border-t transition-colors hover:bg-surface-2"
    >
      <div className="min-w-0 flex-1 py-1">
        <h3 className="flex font-normal">
          <EditPress article={article} {...actions} />
        </h3>
        {/* why it may wrap: two signs leave no room beside them, and an amount without its unit says something else. */}
        <p className="mt-0.5 flex min-w-0 flex-wrap gap-x-1 text-ink-2 text-xs tabular-nums leading-tight">
          {signs.age && <Sign sign={signs.age} tone={signTone(signs.age, signs)} />}
          <Sign sign={signs.stock} tone={signTone(signs.stock, signs)} />
          <span className="shrink-0">
            / {frenchNumber(article.quantite_max)} {unitOf(article.quantite_max, article.unite)}
          </span>
          {detail && <span className="w-16 min-w-0 grow truncate">{`· ${detail}`}</span>}
        </p>
      </div>
      <RowStepper article={article} count={count} onlyLooks={actions.onlyLooks} />
      {!actions.onlyLooks && (
        <span className="-mr-2">
          <RowMenu article={article} {...actions} />
        </span>
      )}
    </article>
  );
});

function Sign({ sign, tone }: { sign: ArticleSign; tone: keyof typeof tones }) {
  // why a mark instead of the word: most articles are well, and what is not should be found at a glance.
  if (tone === "ok")
    return (
      <span className="shrink-0">
        <Check size={14} strokeWidth={3} className={tones.ok.text} aria-hidden="true" />
        <span className="sr-only">{sign}</span>
      </span>
    );
  return (
    <span className={classNames("shrink-0", tone !== "neutral" && ["font-bold", tones[tone].text].join(" "))}>
      {sign}
    </span>
  );
}
