import type { ReactNode } from "react";

/** A part of a long form, under a title of its own; two columns from 640 px. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-line not-first:border-t not-first:pt-5">
      <legend className="float-left mb-4 w-full font-bold text-md">{title}</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
