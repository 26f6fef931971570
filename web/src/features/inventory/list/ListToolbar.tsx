import { ARTICLE_SORTS } from "@bosco/domain/inventory";
import { ArrowUpDown, Columns3, LayoutGrid, List } from "lucide-react";
import { ChipGroup } from "../../../ui/choice/ChipGroup.tsx";
import { MenuToggles } from "../../../ui/choice/MenuToggles.tsx";
import { Segmented } from "../../../ui/choice/Segmented.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { DropdownMenu, MenuChoices, MenuSeparator } from "../../../ui/overlay/DropdownMenu.tsx";
import { COLUMNS } from "./dense/columns.ts";
import { type ListChoice, OPTIONAL_COLUMNS, type StockGrouping, sortOf } from "./list-choice.ts";

const GROUPS = [
  { value: "categorie", label: "Par catégorie" },
  { value: "espace", label: "Par espace" },
  { value: "peremption", label: "À consommer d’abord" },
] as const;
const VIEWS = [
  { value: "cartes", label: "Cartes", icon: <LayoutGrid size={20} aria-hidden="true" /> },
  { value: "liste", label: "Liste", icon: <List size={20} aria-hidden="true" /> },
] as const;
const SORTS = ARTICLE_SORTS.map((value) => ({ value, label: COLUMNS[value].label }));
const ORDERS = [
  { value: "croissant", label: "Croissant" },
  { value: "decroissant", label: "Décroissant" },
] as const;
const OPTIONAL = OPTIONAL_COLUMNS.map((value) => ({ value, label: COLUMNS[value].label }));

type ListToolbarProps = {
  choice: ListChoice;
  onChoose: (part: Partial<ListChoice>) => void;
  /** Those that can be chosen: none where a scanned label has made that choice. */
  groupings: readonly StockGrouping[];
};

/** How the list is shown: its sections, cards or lines, and for lines their order and columns. */
export function ListToolbar({ choice, onChoose, groupings }: ListToolbarProps) {
  const { view, grouping } = choice;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {groupings.length > 0 && (
        <ChipGroup
          label="Affichage"
          chips={GROUPS.filter(({ value }) => groupings.includes(value))}
          value={grouping}
          onValueChange={(next) => onChoose({ grouping: next })}
          inRow
        />
      )}
      <span className="ml-auto flex gap-2">
        {view === "liste" && (
          <>
            <SortMenu choice={choice} onChoose={onChoose} />
            <ColumnsMenu choice={choice} onChoose={onChoose} />
          </>
        )}
        <Segmented
          label="Présentation"
          segments={VIEWS}
          value={view}
          onValueChange={(next) => onChoose({ view: next })}
        />
      </span>
    </div>
  );
}

type MenuProps = Omit<ListToolbarProps, "groupings">;

/** For screens where the list has no column heads to press. */
function SortMenu({ choice, onChoose }: MenuProps) {
  const sort = sortOf(choice);
  return (
    <DropdownMenu
      trigger={
        <Button
          variant="secondary"
          size="icon"
          className="lg:hidden"
          aria-label={`Trier\u00a0: ${COLUMNS[sort.by].label}, ${ORDERS[sort.descending ? 1 : 0].label.toLowerCase()}`}
        >
          <ArrowUpDown size={20} />
        </Button>
      }
    >
      <MenuChoices
        label="Trier par"
        options={SORTS}
        value={sort.by}
        onValueChange={(by) => onChoose({ sort: { ...sort, by } })}
      />
      <MenuSeparator />
      <MenuChoices
        label="Ordre"
        options={ORDERS}
        value={sort.descending ? "decroissant" : "croissant"}
        onValueChange={(order) => onChoose({ sort: { ...sort, descending: order === "decroissant" } })}
      />
    </DropdownMenu>
  );
}

function ColumnsMenu({ choice, onChoose }: MenuProps) {
  const shown = OPTIONAL_COLUMNS.filter((column) => !choice.hidden.includes(column));
  return (
    <DropdownMenu
      trigger={
        <Button variant="secondary" className="max-lg:hidden">
          <Columns3 size={18} aria-hidden="true" />
          Colonnes
        </Button>
      }
    >
      <MenuToggles
        label="Colonnes"
        options={OPTIONAL}
        values={shown}
        onValuesChange={(values) => onChoose({ hidden: OPTIONAL_COLUMNS.filter((column) => !values.includes(column)) })}
      />
    </DropdownMenu>
  );
}
