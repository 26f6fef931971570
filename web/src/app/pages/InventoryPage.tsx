import { PageHeader } from "../../ui/PageHeader.tsx";

export default function InventoryPage() {
  return (
    <>
      <title>Inventaire – Bosco</title>
      <PageHeader title="Inventaire" />
    </>
  );
}
