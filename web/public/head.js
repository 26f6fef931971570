// What can't wait for the application's script. A file of its own because the content security policy refuses inline scripts.

// The theme, before the first paint. Must agree with src/ui/theme/theme.ts (theme.test.ts compares them).
(() => {
  const colours = { jour: "#fffdf9", sombre: "#122231", nuit: "#160202" };
  let choice = null;
  try {
    choice = localStorage.getItem("bosco-theme");
  } catch {
    // Storage is refused (private window): follow the system.
  }
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "sombre" : "jour";
  const theme = Object.hasOwn(colours, String(choice)) ? choice : system;
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute("content", colours[theme]);
})();

// A press on a button that is drawn and not alive yet is kept until it is (src/app/early-presses.ts).
globalThis.earlyPresses = [];
addEventListener("click", ({ target }) => globalThis.earlyPresses?.push(target), true);

// A start that fails may be the fault of a file that the service worker keeps: it looks (src/worker/messages.ts).
addEventListener(
  "error",
  () => globalThis.earlyPresses && navigator.serviceWorker?.controller?.postMessage("stuck"),
  true,
);
