/** The box of everything one types or chooses in. Text of 17 px: below 16, iOS zooms the page on focus. */
export const controlLook =
  "min-h-11 w-full min-w-0 rounded border border-control bg-surface px-3.5 py-2 text-left text-md text-ink transition-colors " +
  "hover:border-ink-3 aria-invalid:border-late aria-invalid:ring-1 aria-invalid:ring-late " +
  "read-only:[&:is(input,textarea)]:border-line read-only:[&:is(input,textarea)]:bg-surface-2 " +
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-2 disabled:text-ink-2";
