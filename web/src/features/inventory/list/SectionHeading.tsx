import { plural } from "@bosco/domain/french";
import { memo } from "react";
import { SectionToggle } from "../../../ui/content/SectionToggle.tsx";
import { SectionIcon } from "../categories/category-icons.tsx";
import type { ListRow } from "./list-rows.ts";

type SectionHeadingProps = { row: Extract<ListRow, { kind: "heading" }>; onToggle: (key: string) => void };

/** Opens and closes its section of the list. */
export const SectionHeading = memo(function SectionHeading({ row, onToggle }: SectionHeadingProps) {
  const { level, nom, icon, count, open, key } = row;
  return (
    <div className={level === "h2" ? "pt-3" : ""}>
      <SectionToggle
        title={nom}
        level={level}
        open={open}
        onToggle={() => onToggle(key)}
        count={count}
        countLabel={plural(count, "article")}
        icon={level === "h2" && <SectionIcon name={icon} />}
      />
    </div>
  );
}, looksSame);

function looksSame({ row: a, onToggle: onA }: SectionHeadingProps, { row: b, onToggle: onB }: SectionHeadingProps) {
  return a.key === b.key && a.count === b.count && a.open === b.open && a.icon === b.icon && onA === onB;
}
