import { Checklists } from "../../features/checklists/Checklists.tsx";

export default function ChecklistsPage() {
  return (
    <>
      <title>Checklists – Bosco</title>
      <Checklists />
    </>
  );
}
