import { OneChecklist } from "../../features/checklists/OneChecklist.tsx";
import { PrintSheet } from "../../features/checklists/print/PrintSheet.tsx";

export default function ChecklistPrintPage() {
  return <OneChecklist title="Imprimer">{(shown) => <PrintSheet {...shown} />}</OneChecklist>;
}
