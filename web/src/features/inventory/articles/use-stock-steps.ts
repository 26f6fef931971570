import type { Article } from "@bosco/domain/inventory";
import { createContext, use, useEffect, useState, useSyncExternalStore } from "react";
import { useCommand } from "../../../data/use-command.ts";
import { adjustArticle } from "../queries.ts";
import { StockSteps, shownQuantity } from "./stock-steps.ts";

export const StockStepsContext = createContext<StockSteps | null>(null);

/** One for the page; leaving it sends what is still waiting. */
export function useStockSteps(): StockSteps {
  const { run } = useCommand(adjustArticle);
  const [steps] = useState(() => new StockSteps(async () => undefined));
  useEffect(() => {
    steps.sendWith(async (id, delta) => {
      const outcome = await run({ id, delta });
      return outcome.ok ? outcome.output : undefined;
    });
    const flush = () => steps.flushAll();
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      flush();
    };
  }, [steps, run]);
  return steps;
}

const nobody = () => () => {};

/** The quantity that the screen shows for an article, and how to change it. */
export function useQuantity(article: Article) {
  const steps = use(StockStepsContext);
  const step = useSyncExternalStore(steps?.subscribe ?? nobody, () => steps?.get(article.id));
  return {
    quantity: shownQuantity(article, step),
    busy: step?.busy ?? false,
    setQuantity: (next: number) => steps?.set(article, next),
  };
}
