export const overlayLook =
  "fixed inset-0 z-40 bg-veil data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in";

export const sheetLook =
  "fixed z-40 flex max-h-[92dvh] flex-col border-line bg-surface text-ink shadow-high outline-none " +
  "max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-lg max-sm:border-t max-sm:data-[state=closed]:animate-sheet-out max-sm:data-[state=open]:animate-sheet-in " +
  "sm:inset-x-6 sm:top-1/2 sm:mx-auto sm:max-h-[88dvh] sm:-translate-y-1/2 sm:rounded-lg sm:border sm:data-[state=closed]:animate-pop-out sm:data-[state=open]:animate-pop-in";
