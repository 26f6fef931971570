import type { PaperType } from "@bosco/domain/documents";
import {
  Anchor,
  BookOpen,
  FileText,
  FireExtinguisher,
  Flame,
  IdCard,
  Landmark,
  LifeBuoy,
  type LucideIcon,
  RadioTower,
  ReceiptEuro,
  Sailboat,
  ShieldCheck,
} from "lucide-react";

const icons: Record<PaperType, LucideIcon> = {
  "Carte de circulation": Sailboat,
  "Acte de francisation": Landmark,
  Assurance: ShieldCheck,
  Permis: IdCard,
  "Licence et MMSI": RadioTower,
  "Certificat radeau": LifeBuoy,
  Extincteurs: FireExtinguisher,
  "Contrôle gaz": Flame,
  "Contrat de port": Anchor,
  Facture: ReceiptEuro,
  Manuel: BookOpen,
  Autre: FileText,
};

export function TypeIcon({ type, size = 20 }: { type: PaperType; size?: number }) {
  const Icon = icons[type];
  return <Icon size={size} aria-hidden="true" />;
}
