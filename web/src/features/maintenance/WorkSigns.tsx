import { type Maintenance, type Moment, urgency } from "@bosco/domain/maintenance";
import { Badge } from "../../ui/content/Badge.tsx";
import { statusTones } from "./tones.ts";

type WorkSignProps = { maintenance: Maintenance; moment: Moment };

/** What can't wait says so. */
export function UrgencySign({ maintenance, moment }: WorkSignProps) {
  const state = urgency(maintenance, moment);
  if (state === "none") return null;
  return state === "late" ? <Badge tone="late">En retard</Badge> : <Badge tone="soon">Bientôt</Badge>;
}

/** The status, for whoever only reads it: beside a sign that rules it is quiet. */
export function StatusSign({ maintenance, moment }: WorkSignProps) {
  const isRuled = urgency(maintenance, moment) !== "none";
  return <Badge tone={isRuled ? "neutral" : statusTones[maintenance.statut]}>{maintenance.statut}</Badge>;
}
