import { InventoryPaper } from "../../features/inventory/print/InventoryPaper.tsx";
import { useSearchParams } from "../../ui/routing/search-params.ts";

export default function InventoryPrintPage() {
  const [search] = useSearchParams();
  return <InventoryPaper boatId={search.get("bateau") ?? undefined} />;
}
