import { Maintenances } from "../../features/maintenance/Maintenances.tsx";
import { useSearchParams } from "../../ui/routing/search-params.ts";

export default function MaintenancePage() {
  const [search, setSearch] = useSearchParams();
  const isAdding = search.has("ajouter");
  return (
    <>
      <title>Maintenance – Bosco</title>
      <Maintenances startsAdding={isAdding} onClose={() => isAdding && setSearch({}, { replace: true })} />
    </>
  );
}
