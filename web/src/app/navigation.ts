import { LayoutDashboard, ListChecks, MessageCircle, Package, Sailboat, Wrench } from "lucide-react";

/** The pages of the menu. `bar` is the name below its icon on a phone. */
export const PAGES = [
  { to: "/dashboard", label: "Tableau de bord", bar: "Tableau de bord", icon: LayoutDashboard },
  { to: "/mes-bateaux", label: "Navires", bar: "Bateaux", icon: Sailboat },
  { to: "/maintenance", label: "Maintenance", bar: "Maintenance", icon: Wrench },
  { to: "/inventory", label: "Inventaire", bar: "Inventaire", icon: Package },
  { to: "/checklists", label: "Checklists", bar: "Checklists", icon: ListChecks },
  { to: "/assistant", label: "Assistant", bar: "Assistant", icon: MessageCircle },
] as const;
