import { Fleet } from "../../features/boats/Fleet.tsx";
import { useSearchParams } from "../../ui/routing/search-params.ts";

export default function BoatsPage() {
  const [search, setSearch] = useSearchParams();
  const setAdding = (adding: boolean) => setSearch(adding ? { ajouter: "1" } : {}, { replace: true });
  return (
    <>
      <title>Mes Navires – Bosco</title>
      <Fleet isAdding={search.has("ajouter")} onAdding={setAdding} />
    </>
  );
}
