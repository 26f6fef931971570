import { type Article, COUNTER_CRITICAL, counterStock, type StockFilter } from "@bosco/domain/inventory";
import { useMemo } from "react";
import { Stat } from "../../../ui/content/Stat.tsx";

/** The page's own threshold, said beside each of its counts. */
export const criticalNote = `${COUNTER_CRITICAL}\u00a0% ou moins`;

/** How many articles are in each state, by the page's own rule. */
export function useStockCounts(articles: readonly Article[]) {
  return useMemo(() => {
    const counts = { total: articles.length, critique: 0, vide: 0, normal: 0 };
    for (const article of articles) counts[counterStock(article)] += 1;
    return counts;
  }, [articles]);
}

type InventoryStatsProps = {
  articles: readonly Article[];
  filter: StockFilter;
  onFilter: (filter: StockFilter) => void;
};

/** The three cards; pressed, each shows its articles only. */
export function InventoryStats({ articles, filter, onFilter }: InventoryStatsProps) {
  const counts = useStockCounts(articles);
  const toggle = (wanted: StockFilter) => () => onFilter(filter === wanted ? "tous" : wanted);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a legend and a frame to three buttons
    <div role="group" aria-label="État des stocks" className="grid grid-cols-3 gap-3 max-[16rem]:grid-cols-1">
      <Stat value={counts.total} label="Total articles" pressed={filter === "tous"} onPress={() => onFilter("tous")} />
      <Stat
        value={counts.critique}
        label="Stock critique"
        note={criticalNote}
        tone={counts.critique > 0 ? "late" : "neutral"}
        pressed={filter === "critique"}
        onPress={toggle("critique")}
      />
      <Stat
        value={counts.vide}
        label="Stock vide"
        tone={counts.vide > 0 ? "late" : "neutral"}
        pressed={filter === "vide"}
        onPress={toggle("vide")}
      />
    </div>
  );
}
