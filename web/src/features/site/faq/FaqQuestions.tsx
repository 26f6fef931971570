import { ChevronDown, Link2 } from "lucide-react";
import { Link } from "../../../ui/routing/Link.tsx";
import { useHash } from "../use-hash.ts";
import type { FaqEntry } from "./entry.ts";

/**
 * Questions that unfold.
 * why: native <details> stays readable without script, and the browser's own "find in page" opens the answer it finds.
 */
export function FaqQuestions({ entries }: { entries: readonly FaqEntry[] }) {
  const hash = useHash();
  return (
    <div className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {entries.map(({ id, question, answer }) => (
        <details key={id} id={id} open={hash === `#${id}`} className="group scroll-mt-6">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 text-ink -outline-offset-2 hover:bg-surface-2 [&::-webkit-details-marker]:hidden">
            <h3 className="font-semibold">{question}</h3>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="flex flex-col gap-3 px-5 pt-1 pb-5">
            {answer}
            <p>
              <Link to={{ hash: id }} className="inline-flex min-h-11 items-center gap-1.5 text-sm">
                <Link2 aria-hidden="true" className="size-4" />
                Lien vers cette réponse
              </Link>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}
