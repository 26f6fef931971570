import { frenchNumber, parseFrenchNumber, typeFrenchNumber } from "@bosco/domain/french";
import { LIST_UNITS, type ListArticle, type StockLine } from "@bosco/domain/provisioning";
import { Trash2 } from "lucide-react";
import { Select } from "../../ui/choice/Select.tsx";
import { Badge } from "../../ui/content/Badge.tsx";
import { IconButton } from "../../ui/form/IconButton.tsx";
import { NumberInput } from "../../ui/form/NumberInput.tsx";
import { classNames } from "../../ui/theme/class-names.ts";
import { quantityText } from "./quantity-text.ts";
import { ROW_COLUMNS } from "./row-columns.ts";

const UNITS = LIST_UNITS.map((unit) => ({ value: unit, label: unit }));

type ArticleRowProps = {
  line: StockLine;
  showsStock: boolean;
  /** Without them the line is only read. */
  onChange: ((fields: Partial<ListArticle>) => void) | undefined;
  onRemove: (() => void) | undefined;
};

/** One article, edited where it stands: a quantity counts when one leaves it, or presses Enter. */
export function ArticleRow({ line, showsStock, onChange, onRemove }: ArticleRowProps) {
  const { article, need, aboard, toBuy } = line;
  const { nom, unite, priorite } = article;
  const commit = (input: HTMLInputElement) => {
    const typed = parseFrenchNumber(input.value);
    if (typed === null || Number.isNaN(typed) || typed < 0 || typed > 100_000) input.value = typeFrenchNumber(need);
    else if (typed !== need) onChange?.({ quantite: typed });
  };
  return (
    <li
      className={classNames(
        "relative grid grid-cols-2 border-line border-b py-3 last:border-b-0 sm:py-1.5",
        ROW_COLUMNS,
      )}
    >
      <div className="order-1 flex min-w-0 flex-wrap items-center gap-2 max-sm:col-span-2 max-sm:min-h-9 max-sm:pr-12">
        <span className="min-w-0 break-words">{nom}</span>
        {priorite === "critique" && <Badge tone="late">Critique</Badge>}
      </div>
      {onChange ? (
        <>
          <NumberInput
            key={need}
            aria-label={`Quantité\u00a0: ${nom}`}
            defaultValue={need}
            className="order-2"
            onBlur={(event) => commit(event.target)}
            onKeyDown={(event) => event.key === "Enter" && commit(event.currentTarget)}
          />
          <Select
            aria-label={`Unité\u00a0: ${nom}`}
            options={UNITS}
            value={unite}
            onValueChange={(value) => onChange({ unite: value })}
            className="order-3"
          />
        </>
      ) : (
        <>
          <p className="order-2 text-sm tabular-nums">
            <span className="text-ink-2 sm:sr-only">Besoin&nbsp;: </span>
            {frenchNumber(need)}
          </p>
          <p className="order-3 text-sm">{unite}</p>
        </>
      )}
      <p className="order-4 text-ink-2 text-sm tabular-nums sm:text-right">
        {showsStock && (
          <>
            <span className="sm:sr-only">À bord&nbsp;: </span>
            {aboard === 0 ? "–" : quantityText(aboard, unite)}
          </>
        )}
      </p>
      <p
        className={classNames(
          "order-5 text-right font-bold text-sm tabular-nums",
          toBuy === 0 ? "text-ok" : "text-ink",
        )}
      >
        <span className="font-normal text-ink-2 sm:sr-only">À acheter&nbsp;: </span>
        {toBuy === 0 ? "Rien" : quantityText(toBuy, unite)}
      </p>
      {onRemove && (
        <IconButton
          label={`Supprimer ${nom}`}
          variant="danger-quiet"
          onClick={onRemove}
          className="order-6 max-sm:absolute max-sm:top-1 max-sm:-right-2"
        >
          <Trash2 size={20} />
        </IconButton>
      )}
    </li>
  );
}
