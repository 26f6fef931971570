export const chipLook =
  "inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-control bg-surface px-4 font-semibold text-ink text-sm transition-colors " +
  "hover:bg-surface-2 data-[state=on]:border-sea data-[state=on]:bg-sea data-[state=on]:text-on-sea " +
  "disabled:cursor-not-allowed disabled:opacity-50 print:hidden";
