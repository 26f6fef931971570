import { type Checklist, progressOf, type Task } from "@bosco/domain/checklists";
import { createPdf } from "../../../pdf/document.ts";

/** The checklist on paper: a box per task to tick with a pen, what is done already crossed off in words. */
export async function saveChecklistPdf(checklist: Checklist, tasks: readonly Task[], boat: string): Promise<string> {
  const pdf = await createPdf({
    title: checklist.nom,
    subtitle: `${checklist.type} · ${boat}`,
    fileStem: `checklist-${checklist.nom}`,
  });
  const { done, total } = progressOf(tasks);
  pdf.facts([
    ["Tâches", `${total}${done > 0 ? `, dont ${done} déjà faites` : ""}`],
    ["Fait par, le", "……………………………………"],
  ]);
  pdf.checkBoxes(
    tasks.map(({ tache, note, etat }) => ({ text: note ? `${tache}\n${note}` : tache, ...(etat && { end: "fait" }) })),
  );
  return pdf.save();
}
