import type { Day } from "@bosco/domain";
import { upperFirst, weekdayAndDay } from "@bosco/domain/french";
import { type Maintenance, type Planning, type PlanningUnit, periodLabel } from "@bosco/domain/maintenance";
import { createPdf, type PdfDocument } from "../../../pdf/document.ts";
import type { MovedWork } from "./moving.ts";

interface Printed {
  planned: Planning<Maintenance>;
  unit: PlanningUnit;
  today: Day;
  /** The boat that is shown, if not all are. */
  boat: string | undefined;
  nameOf: (m: Maintenance) => string;
  titleOf: (m: Maintenance) => string;
  dueOf: (m: Maintenance) => string;
}

/** 'Planning': what is late, then what is due by week or month; those without anything are left out. */
export async function savePlanning({ planned, unit, today, boat, nameOf, titleOf, dueOf }: Printed): Promise<string> {
  const pdf = await createPdf({
    title: "Planning d’entretien",
    subtitle: boat ?? "Tous les navires",
    fileStem: `planning-${boat ?? "bosco"}`,
  });
  const rowsOf = (works: readonly MovedWork[], day: (one: MovedWork) => string) =>
    works.map((one) => [
      day(one),
      titleOf(one.work),
      boat ? one.work.categorie : nameOf(one.work),
      one.work.assigne ?? "–",
      one.work.statut,
    ]);
  const columns = [
    { title: "Échéance", width: 38 },
    { title: "Travail", width: 64 },
    { title: boat ? "Catégorie" : "Navire", width: 30 },
    { title: "Confiée à", width: 28 },
    { title: "Statut", width: 22 },
  ];
  const part = (doc: PdfDocument, title: string, rows: string[][]) => {
    if (rows.length === 0) return;
    doc.section(title);
    doc.table({ columns, rows });
  };
  part(
    pdf,
    "En retard",
    rowsOf(planned.late, ({ work }) => dueOf(work)),
  );
  for (const { start, works } of planned.periods)
    part(
      pdf,
      upperFirst(periodLabel(unit, start, today)),
      rowsOf(works, ({ day, isForecast }) => `${weekdayAndDay(day)}${isForecast ? " (estimée)" : ""}`),
    );
  part(
    pdf,
    "Aux heures moteur, sans date estimée",
    rowsOf(planned.undated, ({ work }) => dueOf(work)),
  );
  const { late, undated, periods } = planned;
  if (late.length + undated.length + periods.reduce((sum, { works }) => sum + works.length, 0) === 0)
    pdf.paragraph("Rien n’est prévu.");
  return pdf.save();
}
