import type { MaintenanceCategory } from "@bosco/domain/maintenance";
import {
  Anchor,
  Cable,
  Droplets,
  LifeBuoy,
  type LucideIcon,
  RadioTower,
  Sailboat,
  ShieldAlert,
  ShipWheel,
  Zap,
} from "lucide-react";

const icons: Record<MaintenanceCategory, LucideIcon> = {
  Moteur: ShipWheel,
  Coque: Anchor,
  Voiles: Sailboat,
  "Équipements de sécurité": LifeBuoy,
  Électricité: Zap,
  Plomberie: Droplets,
  Électronique: RadioTower,
  Gréement: Cable,
  Sécurité: ShieldAlert,
};

export function CategoryIcon({ category, size = 20 }: { category: MaintenanceCategory; size?: number }) {
  const Icon = icons[category];
  return <Icon size={size} aria-hidden="true" />;
}
