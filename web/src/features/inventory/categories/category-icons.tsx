import type { Category } from "@bosco/domain/inventory";
import {
  Archive,
  CalendarClock,
  Droplets,
  Fuel,
  type LucideIcon,
  MapPin,
  Milk,
  Package,
  Shirt,
  SoapDispenserDroplet,
  Sparkles,
  Utensils,
  Wrench,
} from "lucide-react";

/** The ten icons of a category, each with the French name by which one chooses it. */
export const CATEGORY_ICON_NAMES: Record<Category["icone"], string> = {
  utensils: "Couverts",
  bottle: "Bouteille",
  shirt: "Vêtement",
  soap: "Savon",
  fuel: "Carburant",
  wrench: "Clé",
  package: "Colis",
  droplets: "Gouttes",
  sparkles: "Éclat",
  archive: "Boîte",
};

const icons: Record<string, LucideIcon> = {
  utensils: Utensils,
  bottle: Milk,
  shirt: Shirt,
  soap: SoapDispenserDroplet,
  fuel: Fuel,
  wrench: Wrench,
  package: Package,
  droplets: Droplets,
  sparkles: Sparkles,
  archive: Archive,
  place: MapPin,
  date: CalendarClock,
};

export function SectionIcon({ name, size = 22, plain }: { name: string | undefined; size?: number; plain?: boolean }) {
  const Icon = icons[name ?? "package"] ?? Package;
  return <Icon size={size} className={`shrink-0 ${plain ? "" : "text-sea"}`} aria-hidden="true" />;
}
