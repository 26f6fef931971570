/**
 * A control that the focus was to go back to, where it stands now: what is filed elsewhere in a list is drawn there anew, under
 * the same name.
 */
export function foundAgain(control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control;
  const name = control.getAttribute("aria-label");
  if (!name) return undefined;
  return [...document.querySelectorAll<HTMLElement>(`${control.localName}[aria-label]`)].find(
    (one) => one.getAttribute("aria-label") === name,
  );
}

const LONGEST_WAIT_MS = 5_000;

/** Once `gone` has left the page with the focus in it, `next` says who takes it. Whoever has gone on meanwhile is left where he is. */
export function focusOnceGone(gone: Element, next: () => HTMLElement | null | undefined): void {
  const see = () => {
    if (gone.isConnected) return;
    end();
    if (document.activeElement === document.body) next()?.focus();
  };
  const observer = new MutationObserver(see);
  const timer = setTimeout(() => end(), LONGEST_WAIT_MS);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  see();
}
