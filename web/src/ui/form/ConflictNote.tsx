import { type ReactNode, useEffect, useRef } from "react";

type ConflictNoteProps = {
  /** What was saved elsewhere. */
  title: string;
  intro?: string | undefined;
  /** How it stands now, one thing a line. */
  lines?: readonly string[];
  /** What to do about it. */
  advice?: string;
  actions?: ReactNode;
};

/** Another device has saved the row that is being edited: how it stands is shown beside what was typed, which stays. */
export function ConflictNote({ title, intro, lines = [], advice, actions }: ConflictNoteProps) {
  const note = useRef<HTMLElement>(null);
  // why: it stands above the fields, and whoever has saved is at the end of them.
  useEffect(() => {
    note.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <section ref={note} role="alert" className="col-span-full rounded border border-soon bg-soon-soft p-4 text-sm">
      <h3 className="text-md">{title}</h3>
      {intro && <p className="mt-2">{intro}</p>}
      {lines.length > 0 && (
        <ul className="mt-1 max-h-40 list-disc overflow-y-auto pl-5">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a read-only copy; two lines may read the same
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      {advice && <p className="mt-2">{advice}</p>}
      {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
    </section>
  );
}
