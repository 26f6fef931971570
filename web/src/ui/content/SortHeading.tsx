import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { Button } from "../form/Button.tsx";

type SortHeadingProps = {
  label: string;
  /** How the table is sorted by it, if it is. */
  sorted: "ascending" | "descending" | undefined;
  onSort: () => void;
};

/** A column's heading that sorts the table. */
export function SortHeading({ label, sorted, onSort }: SortHeadingProps) {
  const Icon = !sorted ? ChevronsUpDown : sorted === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={sorted} className="p-0!">
      <Button
        variant="quiet"
        onClick={onSort}
        className="w-full justify-start whitespace-normal px-3! text-left text-xs leading-tight"
      >
        {label}
        <Icon size={14} aria-hidden="true" />
      </Button>
    </th>
  );
}
