declare global {
  /** What was pressed since the page was drawn, as public/head.js keeps it; none from when the page is alive. */
  var earlyPresses: EventTarget[] | undefined;
}

/**
 * Presses again, once each, the buttons that were pressed before they could answer; links have answered by themselves. From
 * here on React answers, also where it has not come to yet.
 */
export function replayEarlyPresses(): void {
  const pressed = globalThis.earlyPresses ?? [];
  globalThis.earlyPresses = undefined;
  const buttons = new Set(pressed.map((target) => (target instanceof Element ? target.closest("button") : null)));
  for (const button of buttons) if (button?.isConnected) button.click();
}
