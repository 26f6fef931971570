import { PageHeader } from "../../ui/PageHeader.tsx";

export default function ChecklistsPage() {
  return (
    <>
      <title>Checklists – Bosco</title>
      <PageHeader title="Checklists" />
    </>
  );
}
