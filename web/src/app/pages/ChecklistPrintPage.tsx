import { OneChecklist } from "../../features/checklists/OneChecklist.tsx";
import { PrintSheet } from "../../features/checklists/print/PrintSheet.tsx";
import { useParams } from "../../ui/routing/Routes.tsx";

export default function ChecklistPrintPage() {
  return (
    <OneChecklist id={useParams().id} title="Imprimer">
      {(shown) => <PrintSheet {...shown} />}
    </OneChecklist>
  );
}
