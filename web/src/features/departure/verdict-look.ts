import type { ReasonGroup, Subject, Verdict } from "@bosco/domain/departure";
import {
  CircleCheck,
  CircleHelp,
  CloudSun,
  Droplets,
  Fuel,
  Hourglass,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  OctagonX,
  Scale,
  ScrollText,
  ShoppingBasket,
  Wrench,
} from "lucide-react";
import type { Tone } from "../../ui/content/tone.ts";

/** A verdict is told by its sign and its word; the colour only helps. */
export const VERDICT_LOOK: Record<Verdict, { icon: LucideIcon; tone: Tone }> = {
  prêt: { icon: CircleCheck, tone: "ok" },
  "à vérifier": { icon: CircleHelp, tone: "soon" },
  "pas prêt": { icon: OctagonX, tone: "late" },
};

export const GROUP_TONES: Record<ReasonGroup, Tone> = {
  bloque: "late",
  regler: "soon",
  juger: "soon",
  note: "neutral",
};

export const SUBJECT_ICONS: Record<Subject, LucideIcon> = {
  equipement: LifeBuoy,
  entretien: Wrench,
  papiers: ScrollText,
  eau: Droplets,
  carburant: Fuel,
  vivres: ShoppingBasket,
  peremption: Hourglass,
  checklist: ListChecks,
  meteo: CloudSun,
  regles: Scale,
};
