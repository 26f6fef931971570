import type { ComponentProps } from "react";
import { classNames } from "../theme/class-names.ts";

type TableProps = ComponentProps<"table"> & {
  /** Names the table for those who cannot see what stands above it. */
  caption: string;
};

/** Takes plain thead, tbody, tr, th and td. Wider than the screen, it scrolls sideways and the first column stays. */
export function Table({ caption, className, children, ...rest }: TableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      // why relative: words for those who cannot see stand outside the flow, and made the page as wide as the table.
      className={classNames("relative overflow-x-auto rounded-lg border border-line bg-surface", className)}
    >
      <table
        className={classNames(
          "w-full border-separate [border-spacing:0] text-left text-sm tabular-nums",
          "[&_td]:px-4 [&_td]:py-3 [&_td]:align-top [&_th]:whitespace-nowrap [&_th]:px-4 [&_th]:py-3 [&_th]:align-top",
          "[&_thead_th]:border-line [&_thead_th]:border-b [&_thead_th]:text-ink-2 [&_thead_th]:text-xs",
          // why not *: a rule about anything inside a last child has the whole page styled anew when a dialog comes after it.
          "[&_tbody_tr:not(:last-child)>:is(td,th)]:border-line [&_tbody_tr:not(:last-child)>:is(td,th)]:border-b",
          "[&_tr>*:first-child]:sticky [&_tr>*:first-child]:left-0 [&_tr>*:first-child]:bg-surface",
        )}
        {...rest}
      >
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}
