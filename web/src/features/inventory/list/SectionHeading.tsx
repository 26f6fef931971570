import { plural } from "@bosco/domain/french";
import { memo, useRef } from "react";
import { SectionToggle } from "../../../ui/content/SectionToggle.tsx";
import { SectionIcon } from "../categories/category-icons.tsx";
import type { ListRow } from "./list-rows.ts";

type SectionHeadingProps = {
  row: Extract<ListRow, { kind: "heading" }>;
  onToggle: (key: string) => void;
  /** In a dense list there is no air above it. */
  dense: boolean;
};

/** Opens and closes its section of the list. */
export const SectionHeading = memo(function SectionHeading({ row, onToggle, dense }: SectionHeadingProps) {
  const head = useRef<HTMLDivElement>(null);
  const { level, nom, icon, count, open, key } = row;
  const toggle = () => {
    // why: what closes above the screen would take the place one reads at with it.
    const section = head.current?.closest("[data-section]");
    if (open && section && head.current && isAbove(section, head.current)) section.scrollIntoView();
    onToggle(key);
  };
  return (
    <div ref={head} className={level === "h2" && !dense ? "pt-3" : ""}>
      <SectionToggle
        title={nom}
        level={level}
        open={open}
        onToggle={toggle}
        count={count}
        countLabel={plural(count, "article")}
        icon={level === "h2" && <SectionIcon name={icon} />}
      />
    </div>
  );
}, looksSame);

/** Whether a section begins above its head: then the head stands where it stays, in the middle of its section. */
function isAbove(section: Element, head: Element) {
  return section.getBoundingClientRect().top < head.getBoundingClientRect().top - 1;
}

function looksSame({ row: a, ...propsA }: SectionHeadingProps, { row: b, ...propsB }: SectionHeadingProps) {
  return propsA.onToggle === propsB.onToggle && propsA.dense === propsB.dense && isSameHead(a, b);
}

function isSameHead(a: SectionHeadingProps["row"], b: SectionHeadingProps["row"]) {
  return a.key === b.key && a.count === b.count && a.open === b.open && a.icon === b.icon;
}
