import type { ClassNames } from "react-day-picker";

const stepLook =
  "grid size-11 place-items-center rounded-full text-sea hover:bg-sea-soft aria-disabled:opacity-40 [&_svg]:size-5 [&_svg]:fill-current";

export const calendarLook: Partial<ClassNames> = {
  month: "grid grid-cols-[2.75rem_1fr_2.75rem] items-center",
  button_previous: stepLook,
  button_next: stepLook,
  month_caption: "flex justify-center",
  dropdowns: "flex items-center gap-1",
  dropdown_root:
    "relative flex min-h-11 items-center rounded-full px-2 hover:bg-sea-soft has-focus-visible:outline-2 has-focus-visible:outline-sea",
  dropdown: "absolute inset-0 w-full cursor-pointer appearance-none bg-surface text-ink opacity-0",
  caption_label: "flex items-center gap-0.5 font-semibold text-sm",
  chevron: "size-4 fill-current text-ink-2",
  month_grid: "col-span-3 mt-1 border-collapse",
  weekday: "h-9 font-semibold text-ink-2 text-xs",
  day: "p-0 text-center",
  // why: seven columns of 44 px fit every phone but the smallest, where they share what there is.
  day_button:
    "mx-auto grid h-11 w-[min(2.75rem,calc((100vw-3rem)/7))] place-items-center rounded-full text-sm tabular-nums hover:bg-sea-soft disabled:cursor-not-allowed",
  today: "[&>button]:font-bold [&>button]:text-sea [&>button]:ring-1 [&>button]:ring-sea [&>button]:ring-inset",
  selected: "[&>button]:bg-sea! [&>button]:font-bold [&>button]:text-on-sea!",
  outside: "[&>button]:text-ink-3",
  disabled: "[&>button]:opacity-40",
};
