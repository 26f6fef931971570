import { MAINTENANCE_CATEGORIES, type Maintenance, type MaintenanceCategory } from "@bosco/domain/maintenance";
import { UserRound } from "lucide-react";
import { useAccount } from "../../data/account.ts";
import { Chip } from "../../ui/choice/Chip.tsx";
import { Select } from "../../ui/choice/Select.tsx";
import { SearchInput } from "../../ui/form/SearchInput.tsx";
import { CategoryIcon } from "./category-icons.tsx";
import type { Filters } from "./filters.ts";

type FilterBarProps = {
  list: readonly Maintenance[];
  filters: Filters;
  onChange: (filters: Filters) => void;
};

export function FilterBar({ list, filters, onChange }: FilterBarProps) {
  const { id } = useAccount();
  const known = [...new Set<MaintenanceCategory>([...MAINTENANCE_CATEGORIES, ...list.map((m) => m.categorie)])];
  const categories = known.map((value) => ({ value, label: value, icon: <CategoryIcon category={value} /> }));
  return (
    <div className="flex flex-wrap gap-3">
      <SearchInput
        aria-label="Rechercher une maintenance"
        placeholder="Rechercher une maintenance"
        value={filters.search}
        onValueChange={(search) => onChange({ ...filters, search })}
        className="min-w-[min(14rem,100%)] flex-1"
      />
      <Select<MaintenanceCategory | "">
        aria-label="Catégorie"
        options={[{ value: "", label: "Toutes les catégories" }, ...categories]}
        value={filters.category}
        onValueChange={(category) => onChange({ ...filters, category })}
        className="w-full sm:w-64"
      />
      {(filters.forWhom || list.some(({ assigne_id }) => assigne_id)) && (
        <Chip
          pressed={filters.forWhom !== undefined}
          onPressedChange={(on) => onChange({ ...filters, forWhom: on ? id : undefined })}
        >
          <UserRound size={18} aria-hidden="true" />
          Pour moi
        </Chip>
      )}
    </div>
  );
}
