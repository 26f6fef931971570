import { frenchNumber } from "@bosco/domain/french";
import type { Article } from "@bosco/domain/inventory";
import { NumberStepper } from "../../../../ui/form/NumberStepper.tsx";
import type { useQuantity } from "../../articles/use-stock-steps.ts";

type RowStepperProps = { article: Article; count: ReturnType<typeof useQuantity>; onlyLooks: boolean | undefined };

/** The card's stepper, without its frame: a row has lines enough. */
export function RowStepper({ article, count: { quantity, busy, setQuantity }, onlyLooks }: RowStepperProps) {
  if (onlyLooks) return <span className="font-bold text-md tabular-nums">{frenchNumber(quantity)}</span>;
  return (
    <NumberStepper
      className="row-stepper relative shrink-0"
      label={article.nom}
      value={quantity}
      max={Math.max(article.quantite_max, quantity)}
      unit={article.unite}
      busy={busy}
      onValueChange={setQuantity}
    />
  );
}
