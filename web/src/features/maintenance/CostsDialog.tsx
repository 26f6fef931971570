import type { Boat } from "@bosco/domain/boats";
import { safeFileName } from "@bosco/domain/documents";
import { upperFirst } from "@bosco/domain/french";
import {
  type CostDivision,
  costCell,
  costOver,
  costsCsv,
  costTable,
  costWords,
  doneDay,
  type Maintenance,
  workCount,
} from "@bosco/domain/maintenance";
import { FileSpreadsheet } from "lucide-react";
import { useMemo, useState } from "react";
import { saveFile } from "../../data/save-file.ts";
import { useEngines } from "../../fleet/engines.ts";
import { ChipGroup } from "../../ui/choice/ChipGroup.tsx";
import { Table } from "../../ui/content/Table.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { BarChart } from "./BarChart.tsx";

const ALL = "toutes";

type CostsDialogProps = {
  list: readonly Maintenance[];
  boats: readonly Boat[];
  boat: Boat | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** What finished work has cost, by boat, category, engine or who did it and by year, and the file for the accountant. */
export default function CostsDialog({ list, boats, boat, open, onOpenChange }: CostsDialogProps) {
  const shownBoats = useMemo(() => (boat ? [boat] : boats), [boat, boats]);
  const engines = useEngines(shownBoats);
  const names = useMemo(
    () => ({
      boats: new Map(shownBoats.map(({ id, nom }) => [id, nom])),
      engines: new Map(engines.map(({ id, nom }) => [id, nom])),
    }),
    [shownBoats, engines],
  );
  const isSigned = list.some(({ statut, fait_par }) => statut === "Terminée" && fait_par !== null);
  const divisions: { value: CostDivision; label: string }[] = [
    ...(shownBoats.length > 1 ? [{ value: "navire" as const, label: "Navire" }] : []),
    { value: "categorie", label: "Catégorie" },
    ...(engines.length > 1 ? [{ value: "moteur" as const, label: "Moteur" }] : []),
    ...(isSigned ? [{ value: "personne" as const, label: "Fait par" }] : []),
  ];
  const [wanted, setDivision] = useState<CostDivision>();
  const [year, setYear] = useState(ALL);
  const division = divisions.find(({ value }) => value === wanted) ?? divisions[0];
  const { years, rows, all } = costTable(list, division?.value ?? "categorie", names);
  const column = years.indexOf(year);
  const shownCost = (row: typeof all) => (column < 0 ? row.total : (row.costs[column] ?? null));
  const save = () => {
    const lines = column < 0 ? list : list.filter((m) => doneDay(m).startsWith(year));
    const stem = ["couts", boat?.nom ?? "bosco", column < 0 ? "" : year].filter(Boolean).join("-");
    saveFile(safeFileName(stem, "csv"), costsCsv(lines, names), "text/csv;charset=utf-8");
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Coûts d’entretien"
      description={boat?.nom ?? "Tous les navires"}
      footer={
        <Button onClick={save}>
          <FileSpreadsheet size={20} />
          Exporter pour la comptabilité (CSV)
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {divisions.length > 1 && division && (
          <ChipGroup
            label="Coûts par"
            singleLine
            chips={divisions}
            value={division.value}
            onValueChange={setDivision}
          />
        )}
        <ChipGroup
          label="Année des coûts"
          singleLine
          chips={[{ value: ALL, label: "Toutes les années" }, ...years.map((value) => ({ value, label: value }))]}
          value={column < 0 ? ALL : year}
          onValueChange={setYear}
        />
        <BarChart
          title={upperFirst(costOver(shownCost(all), years[column]))}
          bars={rows
            .map((row) => ({ row, cost: shownCost(row) }))
            .filter(({ cost }) => column < 0 || cost)
            .map(({ row, cost }) => ({
              id: row.key,
              label: row.label,
              value: cost ?? 0,
              text: costWords(cost),
              ...(column < 0 && { note: workCount(row.count) }),
            }))}
        />
        <Table caption={captionOf(division)}>
          <thead>
            <tr>
              <th scope="col">{division?.label}</th>
              {years.map((one) => (
                <th key={one} scope="col" className="text-right">
                  {one}
                </th>
              ))}
              <th scope="col" className="text-right">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {[...rows, all].map((row) => (
              <tr key={row.key} className={row === all ? "font-bold" : ""}>
                <th scope="row">{row.label}</th>
                {row.costs.map((cost, place) => (
                  <td key={years[place]} className="whitespace-nowrap text-right">
                    {costCell(cost)}
                  </td>
                ))}
                <td className="whitespace-nowrap text-right font-bold">{costCell(row.total)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Dialog>
  );
}

/** « Coûts par catégorie et par année » */
function captionOf(division: { value: CostDivision; label: string } | undefined): string {
  const by = division?.value === "personne" ? "personne" : (division?.label ?? "").toLowerCase();
  return `Coûts par ${by} et par année`;
}
