import { BigScreen } from "../../features/checklists/big-screen/BigScreen.tsx";
import { OneChecklist } from "../../features/checklists/OneChecklist.tsx";
import { useParams } from "../../ui/routing/Routes.tsx";

export default function ChecklistBigScreenPage() {
  return (
    <OneChecklist id={useParams().id} title="Grand écran">
      {(shown) => <BigScreen key={shown.checklist.id} {...shown} />}
    </OneChecklist>
  );
}
