import { PageHeader } from "../../ui/PageHeader.tsx";

export default function DashboardPage() {
  return (
    <>
      <title>Tableau de bord – Bosco</title>
      <PageHeader title="Tableau de bord" />
    </>
  );
}
