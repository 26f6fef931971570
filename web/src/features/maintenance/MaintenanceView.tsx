import type { Maintenance, Moment } from "@bosco/domain/maintenance";
import { Badge } from "../../ui/content/Badge.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { CardFacts } from "./CardFacts.tsx";
import type { PartHeld } from "./parts/use-parts.ts";
import { statusTones } from "./tones.ts";

type MaintenanceViewProps = {
  maintenance: Maintenance;
  moment: Moment;
  parts: readonly PartHeld[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A maintenance for whoever may not edit it. */
export function MaintenanceView({ maintenance: m, moment, parts, ...state }: MaintenanceViewProps) {
  return (
    <Dialog title={m.titre} description={m.categorie} isOnlyRead {...state}>
      <Badge tone={statusTones[m.statut]}>{m.statut}</Badge>
      <CardFacts maintenance={m} moment={moment} parts={parts} />
    </Dialog>
  );
}
