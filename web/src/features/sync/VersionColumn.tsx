import { type ReactNode, useId } from "react";
import type { Version } from "./versions.ts";

type VersionColumnProps = {
  /** The id of the heading that says what it is a version of. */
  of: string;
  title: string;
  versions: readonly Version[];
  /** What it means where there are no fields to compare. */
  meaning?: string | undefined;
  action: ReactNode;
};

/** One of two versions, with what it says and the button that chooses it. */
export function VersionColumn({ of, title, versions, meaning, action }: VersionColumnProps) {
  const own = useId();
  return (
    <section aria-labelledby={`${own} ${of}`} className="flex flex-col gap-3 rounded border border-line p-4">
      <h4 id={own} className="font-semibold text-ink-2 text-sm">
        {title}
      </h4>
      {meaning && <p className="font-semibold">{meaning}</p>}
      {versions.length > 0 && (
        <dl className="flex flex-col gap-2">
          {versions.map(({ name, value, items }) => (
            <div key={name}>
              <dt className="text-ink-2 text-sm">{name}</dt>
              <dd className="whitespace-pre-line break-words font-semibold tabular-nums">
                {value}
                {items.length > 0 && <span className="block font-normal text-sm">{items.join("\n")}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-auto">{action}</div>
    </section>
  );
}
