import { Moon, Sun, SunMoon, Telescope } from "lucide-react";
import type { Option } from "../choice/option.ts";
import { type ThemeChoice, themeNames } from "./theme.ts";

const icons = {
  jour: <Sun size={18} />,
  sombre: <Moon size={18} />,
  nuit: <Telescope size={18} />,
  auto: <SunMoon size={18} />,
};

const order = ["jour", "sombre", "nuit", "auto"] as const satisfies ThemeChoice[];

export const themeOptions: Option<ThemeChoice>[] = order.map((value) => ({
  value,
  label: themeNames[value],
  icon: icons[value],
}));
