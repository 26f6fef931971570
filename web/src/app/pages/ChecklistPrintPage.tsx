import { useParams } from "react-router";
import { OneChecklist } from "../../features/checklists/OneChecklist.tsx";
import { PrintSheet } from "../../features/checklists/print/PrintSheet.tsx";

export default function ChecklistPrintPage() {
  return (
    <OneChecklist id={useParams().id} title="Imprimer">
      {(shown) => <PrintSheet {...shown} />}
    </OneChecklist>
  );
}
