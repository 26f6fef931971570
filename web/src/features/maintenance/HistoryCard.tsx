import {
  costByCategory,
  costOf,
  costWords,
  doneDay,
  finishedWork,
  type Maintenance,
  workByYear,
  workCostWords,
  workCount,
} from "@bosco/domain/maintenance";
import { History } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ChipGroup } from "../../ui/choice/ChipGroup.tsx";
import { Card, CardHeader } from "../../ui/content/Card.tsx";
import { BarChart } from "./BarChart.tsx";

const ALL = "toutes";

/** What finished work has cost, by year and by category. */
export function HistoryCard({ list, action }: { list: readonly Maintenance[]; action?: ReactNode }) {
  const [chosen, setChosen] = useState(ALL);
  const years = workByYear(list);
  const year = years.some((one) => one.year === chosen) ? chosen : ALL;
  const finished = finishedWork(list);
  const shown = finished.filter((m) => year === ALL || doneDay(m).startsWith(year));
  const categories = costByCategory(shown);
  if (finished.length === 0) return null;
  return (
    <Card as="section" aria-label="Historique et coûts">
      <CardHeader title="Historique et coûts" icon={<History size={22} aria-hidden="true" />} end={action} />
      <p className="text-ink-2 text-sm tabular-nums">
        {workCostWords(shown.length, costOf(shown), year === ALL ? undefined : year)}
      </p>
      <ChipGroup
        label="Année"
        singleLine
        className="mt-3"
        chips={[
          { value: ALL, label: "Toutes les années" },
          ...years.map((one) => ({ value: one.year, label: one.year })),
        ]}
        value={year}
        onValueChange={setChosen}
      />
      <div className="mt-5 grid gap-8 md:grid-cols-2">
        <BarChart
          title="Coût par année"
          bars={years.map((one) => ({
            label: one.year,
            value: one.cost ?? 0,
            text: costWords(one.cost),
            note: workCount(one.count),
            isQuiet: year !== ALL && one.year !== year,
          }))}
        />
        <BarChart
          title={year === ALL ? "Coût par catégorie" : `Coût par catégorie en ${year}`}
          bars={categories.map((one) => ({
            label: one.categorie,
            value: one.cost ?? 0,
            text: costWords(one.cost),
            note: workCount(one.count),
          }))}
        />
      </div>
    </Card>
  );
}
