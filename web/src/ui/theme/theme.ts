export const themes = ["jour", "sombre", "nuit"] as const;
export type Theme = (typeof themes)[number];
export type ThemeChoice = Theme | "auto";

export const themeNames: Record<ThemeChoice, string> = {
  jour: "Jour",
  sombre: "Sombre",
  nuit: "Nuit rouge",
  auto: "Automatique",
};

const key = "bosco-theme";
const changed = new EventTarget();
const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value);
const systemIsDark = () => window.matchMedia("(prefers-color-scheme: dark)");

export function resolveTheme(choice: ThemeChoice, isSystemDark: boolean): Theme {
  if (choice !== "auto") return choice;
  return isSystemDark ? "sombre" : "jour";
}

export function readTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(key);
    return isTheme(stored) ? stored : "auto";
  } catch {
    // Storage is refused (private window): follow the system.
    return "auto";
  }
}

export function applyTheme(choice: ThemeChoice) {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // The choice holds until the page is left.
  }
  show(choice);
}

function show(choice: ThemeChoice) {
  const root = document.documentElement;
  root.dataset.theme = resolveTheme(choice, systemIsDark().matches);
  const colour = getComputedStyle(root).getPropertyValue("--surface").trim();
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute("content", colour);
  changed.dispatchEvent(new Event("change"));
}

/** Calls back when the choice changes, here, in another tab or with the system. Returns how to stop. */
export function watchTheme(onChange: () => void) {
  changed.addEventListener("change", onChange);
  return () => changed.removeEventListener("change", onChange);
}

// why on loading: the page has to follow whether or not a switch is in sight.
if (typeof window !== "undefined") {
  systemIsDark().addEventListener("change", () => show(readTheme()));
  window.addEventListener("storage", (event) => event.key === key && show(readTheme()));
}
