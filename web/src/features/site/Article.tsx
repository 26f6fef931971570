import type { ComponentType, ReactNode } from "react";
import { TableOfContents } from "./TableOfContents.tsx";
import { useHashTarget } from "./use-hash-target.ts";

export interface ArticleSection {
  id: string;
  title: string;
  Content: ComponentType;
}

interface ArticleProps {
  title: string;
  description: string;
  version?: string;
  lead: ReactNode;
  sections: readonly ArticleSection[];
}

// why: legal text is written as plain JSX; its look is set once, here, for every paragraph, list and link.
const PROSE =
  "flex flex-col gap-3 text-ink-2 leading-relaxed [&_a]:text-sea [&_a]:underline [&_a]:underline-offset-4 [&>h3]:mt-3 [&>h3]:font-semibold [&>h3]:text-ink [&_li]:mt-1.5 [&_ol]:list-decimal [&_ol]:pl-6 [&_strong]:font-semibold [&_strong]:text-ink [&_ul]:list-disc [&_ul]:pl-6";

/** A long text to read: title, table of contents, sections in a readable column. */
export function Article({ title, description, version, lead, sections }: ArticleProps) {
  useHashTarget();
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 lg:py-14">
      <title>{`${title} · Bosco`}</title>
      <meta name="description" content={description} />
      <header className="max-w-prose">
        <h1 className="font-bold text-2xl text-ink tracking-tight">{title}</h1>
        {version && <p className="mt-2 text-ink-3 text-sm">{version}</p>}
        <div className={`mt-4 ${PROSE}`}>{lead}</div>
      </header>
      <div className="mt-8 gap-12 lg:mt-12 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem]">
        <aside className="lg:order-2">
          <TableOfContents entries={sections} />
        </aside>
        <article className="mt-10 flex min-w-0 max-w-prose flex-col gap-10 lg:mt-0">
          {sections.map(({ id, title: heading, Content }) => (
            <section
              key={id}
              id={id}
              tabIndex={-1}
              aria-labelledby={`${id}-titre`}
              className="scroll-mt-6 outline-none"
            >
              <h2 id={`${id}-titre`} className="font-semibold text-ink text-lg">
                {heading}
              </h2>
              <div className={`mt-3 ${PROSE}`}>
                <Content />
              </div>
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}
