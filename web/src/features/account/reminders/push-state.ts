/** What a browser says of itself, as far as pushes go. */
export interface PushBrowser {
  /** It knows workers, pushes and notifications, and its address is a secure one. */
  canPush: boolean;
  /** Of an iPhone or iPad, where only an installed application is pushed to. */
  isApple: boolean;
  isInstalled: boolean;
  permission: NotificationPermission;
  isSubscribed: boolean;
}

export type PushState = "unsupported" | "to-install" | "denied" | "on" | "off";

/** How this device stands to pushes. `isKnown`: the server has it among those that it pushes to. */
export function pushState(browser: PushBrowser, isKnown: boolean): PushState {
  if (!browser.canPush) return browser.isApple && !browser.isInstalled ? "to-install" : "unsupported";
  if (browser.permission === "denied") return "denied";
  return browser.permission === "granted" && browser.isSubscribed && isKnown ? "on" : "off";
}
