import { expect, test } from "vitest";
import { type PushBrowser, type PushState, pushState } from "./push-state.ts";

const BROWSER: PushBrowser = {
  canPush: true,
  isApple: false,
  isInstalled: false,
  permission: "granted",
  isSubscribed: true,
};

test.each<[string, Partial<PushBrowser>, boolean, PushState]>([
  ["subscribed, and the server knows it", {}, true, "on"],
  ["subscribed, and the server knows nothing of it", {}, false, "off"],
  ["the server knows it, and the browser has ended it", { isSubscribed: false }, true, "off"],
  ["nobody was asked yet", { permission: "default" }, true, "off"],
  ["forbidden, whatever there was", { permission: "denied" }, true, "denied"],
  ["a browser that can't", { canPush: false }, true, "unsupported"],
  ["an iPhone's browser", { canPush: false, isApple: true }, false, "to-install"],
  ["an old iPhone's installed application", { canPush: false, isApple: true, isInstalled: true }, false, "unsupported"],
  ["an iPhone's installed application", { isApple: true, isInstalled: true }, true, "on"],
])("%s", (_, browser, isKnown, state) => {
  expect(pushState({ ...BROWSER, ...browser }, isKnown)).toBe(state);
});
