import type { Boat } from "@bosco/domain/boats";
import { type Maintenance, type Moment, workTitle } from "@bosco/domain/maintenance";
import { useEngines } from "../../fleet/engines.ts";
import { Badge } from "../../ui/content/Badge.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { CardFacts } from "./CardFacts.tsx";
import type { PartHeld } from "./parts/use-parts.ts";
import { statusTones } from "./tones.ts";

type MaintenanceViewProps = {
  maintenance: Maintenance;
  boats: readonly Boat[];
  moment: Moment;
  parts: readonly PartHeld[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A maintenance for whoever may not edit it. */
export function MaintenanceView({ maintenance: m, boats, moment, parts, ...state }: MaintenanceViewProps) {
  const engines = useEngines(boats);
  return (
    <Dialog title={workTitle(m, engines)} description={m.categorie} isOnlyRead {...state}>
      <Badge tone={statusTones[m.statut]}>{m.statut}</Badge>
      <CardFacts maintenance={m} moment={moment} parts={parts} />
    </Dialog>
  );
}
