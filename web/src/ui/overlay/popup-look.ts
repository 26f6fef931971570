/** What opens above the page beside its button: lists, menus, the calendar. */
export const popupLook =
  "z-50 overflow-hidden rounded border border-line bg-surface text-ink shadow-high " +
  "data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out";

/** A line of such a list. 44 px, whatever the text. */
export const popupItemLook =
  "flex min-h-11 w-full cursor-pointer select-none items-center gap-2.5 rounded-sm px-3 py-2 text-left text-md outline-none " +
  "data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50";
