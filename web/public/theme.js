// Sets the theme before the first paint. A file of its own because the content security policy refuses inline scripts.
// Must agree with src/ui/theme.ts (theme.test.ts compares them).
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
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colours[theme]);
})();
