import type { MaintenanceGroup, MaintenanceStatus, Urgency } from "@bosco/domain/maintenance";
import type { Tone } from "../../ui/content/tone.ts";

/** Red when late, blue when finished, yellow in progress, green pending. */
export const groupTones: Record<MaintenanceGroup, Tone> = {
  "En retard": "late",
  "En cours": "progress",
  "En attente": "ok",
  Terminées: "done",
};

export const statusTones: Record<MaintenanceStatus, Tone> = {
  "En attente": "ok",
  "En cours": "progress",
  Terminée: "done",
};

/** What the dashboard says of what can't wait. */
export const urgencyBadges: Record<Exclude<Urgency, "none">, { label: string; tone: Tone }> = {
  late: { label: "EN RETARD", tone: "late" },
  soon: { label: "BIENTÔT", tone: "soon" },
};
