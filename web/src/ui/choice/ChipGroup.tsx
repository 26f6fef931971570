import { ToggleGroup } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "../theme/class-names.ts";
import { chipLook } from "./chip-look.ts";
import "./scroll-row.css";

type Chip<V extends string> = { value: V; label: string; icon?: ReactNode; count?: number; disabled?: boolean };

type ChipGroupProps<V extends string> = {
  /** What is filtered or chosen, for those who cannot see the row. */
  label: string;
  chips: readonly Chip<V>[];
  /** One line that scrolls sideways on a phone, instead of several. */
  singleLine?: boolean;
  /** Its chips stand in the row around it, among others. */
  inRow?: boolean;
  className?: string;
};

const row = ({ singleLine, inRow }: Pick<ChipGroupProps<string>, "singleLine" | "inRow">) =>
  inRow ? "contents" : singleLine ? "scroll-row -m-1 flex gap-2 p-1" : "flex flex-wrap gap-2";

/** What both groups share: their name, their row and the chips in it. */
const group = ({ label, chips, singleLine, inRow, className }: ChipGroupProps<string>) => ({
  "aria-label": label,
  className: classNames(row({ singleLine, inRow }), className),
  children: chips.map((chip) => <ChipItem key={chip.value} chip={chip} />),
});

/** One of several. */
export function ChipGroup<V extends string>({
  value,
  onValueChange,
  ...shared
}: ChipGroupProps<V> & { value: V; onValueChange: (value: V) => void }) {
  const change = (next: string) => {
    const chip = shared.chips.find((candidate) => candidate.value === next);
    if (chip) onValueChange(chip.value);
  };
  return <ToggleGroup.Root type="single" value={value} onValueChange={change} {...group(shared)} />;
}

/** Any number of several. */
export function ChipToggles<V extends string>({
  values,
  onValuesChange,
  ...shared
}: ChipGroupProps<V> & { values: readonly V[]; onValuesChange: (values: V[]) => void }) {
  const change = (next: string[]) =>
    onValuesChange(shared.chips.map((chip) => chip.value).filter((value) => next.includes(value)));
  return <ToggleGroup.Root type="multiple" value={[...values]} onValueChange={change} {...group(shared)} />;
}

function ChipItem({ chip }: { chip: Chip<string> }) {
  return (
    <ToggleGroup.Item value={chip.value} disabled={chip.disabled} className={chipLook}>
      {chip.icon}
      {chip.label}
      {chip.count !== undefined && <span className="tabular-nums">{chip.count}</span>}
    </ToggleGroup.Item>
  );
}
