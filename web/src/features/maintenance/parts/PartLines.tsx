import { neededName, shortage, stockWords } from "@bosco/domain/parts";
import { Cog } from "lucide-react";
import { classNames } from "../../../ui/theme/class-names.ts";
import type { PartHeld } from "./use-parts.ts";

/** « Rouet 129670-42531 : 1 à bord, Coffre tribord », a line for each part of a work. */
export function PartLines({ parts }: { parts: readonly PartHeld[] }) {
  if (parts.length === 0) return null;
  return (
    <ul aria-label="Pièces" className="mt-2 flex flex-col gap-1.5 text-sm tabular-nums">
      {parts.map(({ part, article, place }) => (
        <li key={part.id} className="flex items-start gap-2.5">
          <Cog size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3" />
          <span className="min-w-0 break-words">
            {neededName(article, part)}
            {"\u00a0"}:{" "}
            <span className={classNames("font-semibold", shortage(part, article) > 0 && "text-late")}>
              {stockWords(part, article, place)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
