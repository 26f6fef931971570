/** How the links of the top bar look. */
export const navLink =
  "inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-ink-2 text-sm hover:bg-surface-2 hover:text-ink aria-[current=page]:bg-sea-soft aria-[current=page]:text-sea-strong";
