import { PAPER_TYPES, type PaperFilters } from "@bosco/domain/documents";
import { Select } from "../../ui/choice/Select.tsx";
import { SearchInput } from "../../ui/form/SearchInput.tsx";
import { TypeIcon } from "./type-icons.tsx";

const types = PAPER_TYPES.map((value) => ({ value, label: value, icon: <TypeIcon type={value} /> }));

type PaperFilterBarProps = { filters: PaperFilters; onChange: (filters: PaperFilters) => void };

export function PaperFilterBar({ filters, onChange }: PaperFilterBarProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <SearchInput
        aria-label="Rechercher un papier"
        placeholder="Rechercher un papier"
        value={filters.search}
        onValueChange={(search) => onChange({ ...filters, search })}
        className="min-w-[min(14rem,100%)] flex-1"
      />
      <Select<PaperFilters["type"]>
        aria-label="Type de papier"
        options={[{ value: "", label: "Tous les types" }, ...types]}
        value={filters.type}
        onValueChange={(type) => onChange({ ...filters, type })}
        className="w-full sm:w-64"
      />
    </div>
  );
}
