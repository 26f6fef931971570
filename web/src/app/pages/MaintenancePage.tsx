import { PageHeader } from "../../ui/PageHeader.tsx";

export default function MaintenancePage() {
  return (
    <>
      <title>Maintenance – Bosco</title>
      <PageHeader title="Maintenance" />
    </>
  );
}
