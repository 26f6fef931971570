import { ChevronDown } from "lucide-react";
import { Link } from "../../ui/routing/Link.tsx";
import { useMediaQuery } from "../../ui/theme/use-media-query.ts";

interface TableOfContentsProps {
  entries: readonly { id: string; title: string }[];
}

/** Links to the parts of this page: folded on a phone, beside the text and always in view on a wide screen. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  const isWide = useMediaQuery("(min-width: 64rem)");
  return (
    <nav
      aria-label="Sommaire"
      className="rounded-lg border border-line bg-surface lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
    >
      <details open={isWide} className="group">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-5 font-semibold text-ink [&::-webkit-details-marker]:hidden">
          Sommaire
          <ChevronDown aria-hidden="true" className="size-5 text-ink-3 transition-transform group-open:rotate-180" />
        </summary>
        <ol className="px-5 pb-4">
          {entries.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={{ hash: id }}
                className="flex min-h-11 items-center py-1.5 text-ink-2 text-sm underline-offset-4 hover:text-sea hover:underline lg:min-h-9"
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
