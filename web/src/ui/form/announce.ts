let region: HTMLElement | undefined;

/** Has a screen reader say what a press has changed where the focus does not lie. One region for the page: nothing waits in each row. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement("div");
    region.className = "sr-only";
    region.role = "status";
    // why beside the role: what a dialog hides from screen readers leaves out what has this.
    region.ariaLive = "polite";
    document.body.append(region);
  }
  const said = region;
  // why a moment later: a region that has just come must be known before it speaks.
  setTimeout(() => {
    said.textContent = text;
  }, 100);
}
