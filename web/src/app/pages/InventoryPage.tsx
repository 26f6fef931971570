import { lazy, Suspense } from "react";
import { InventoryView } from "../../features/inventory/InventoryView.tsx";
import { Spinner } from "../../ui/content/Spinner.tsx";

const ProvisioningTab = lazy(() => import("../../features/provisioning/ProvisioningTab.tsx"));

const provisioning = (
  <Suspense fallback={<Spinner />}>
    <ProvisioningTab />
  </Suspense>
);

export default function InventoryPage() {
  return (
    <>
      <title>Inventaire – Bosco</title>
      <InventoryView provisioning={provisioning} />
    </>
  );
}
