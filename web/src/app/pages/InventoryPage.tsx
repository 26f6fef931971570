import { lazy, Suspense } from "react";
import { Inventory } from "../../features/inventory/Inventory.tsx";
import { Spinner } from "../../ui/content/Spinner.tsx";
import { useSearchParams } from "../../ui/routing/search-params.ts";

const ProvisioningTab = lazy(() => import("../../features/provisioning/ProvisioningTab.tsx"));

const provisioning = (
  <Suspense fallback={<Spinner />}>
    <ProvisioningTab />
  </Suspense>
);

export default function InventoryPage() {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <title>Inventaire – Bosco</title>
      <Inventory
        spaceId={search.get("espace") ?? undefined}
        onLeaveSpace={() => setSearch({ espace: undefined })}
        provisioning={provisioning}
      />
    </>
  );
}
