import type { ChecklistType } from "@bosco/domain/checklists";
import { Anchor, ListChecks, type LucideIcon, Sailboat, Snowflake, Sparkles } from "lucide-react";

export const typeIcons: Record<ChecklistType, LucideIcon> = {
  Nettoyage: Sparkles,
  Départ: Sailboat,
  Arrivée: Anchor,
  Hivernage: Snowflake,
  Personnalisé: ListChecks,
};
