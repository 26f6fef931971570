import { type Boat, engineOf } from "@bosco/domain/boats";
import { type Maintenance, workTitle } from "@bosco/domain/maintenance";
import { useEffect, useMemo } from "react";
import type { useMayOn } from "../../../fleet/crew-rows.ts";
import { useEngines } from "../../../fleet/engines.ts";
import { onFirstUse } from "../../../ui/first-use.ts";
import { pressedPart } from "../../../ui/pressed-part.tsx";
import type { PartHeld } from "../parts/use-parts.ts";

const sheet = pressedPart(
  () => import("./FinishSheet.tsx"),
  ({ onClose }) => onClose(),
);

/** Fetches the sheet as soon as the page is used: without a network it opens too. */
export function useFinishReady() {
  useEffect(() => onFirstUse(() => void sheet.load().catch(() => {})), []);
}

type FinishDialogProps = {
  maintenance: Maintenance;
  boats: readonly Boat[];
  parts: readonly PartHeld[];
  mayOn: ReturnType<typeof useMayOn>;
  onClose: () => void;
  onLeave?: () => void;
};

/** The sheet that asks what is to be said of a work that is done. */
export function FinishDialog({ maintenance, boats, parts, mayOn, onClose, onLeave }: FinishDialogProps) {
  const { bateau_id } = maintenance;
  const engines = useEngines(useMemo(() => boats.filter(({ id }) => id === bateau_id), [boats, bateau_id]));
  return (
    <sheet.Part
      maintenance={maintenance}
      title={workTitle(maintenance, engines)}
      engine={engines.find(({ id }) => id === engineOf(maintenance))}
      namesEngine={engines.length > 1}
      parts={parts}
      may={{
        edit: mayOn(bateau_id, "maintenance.edit"),
        setHours: mayOn(bateau_id, "boat.hours"),
        takeParts: mayOn(bateau_id, "articles.write"),
        attach: mayOn(bateau_id, "documents.edit"),
      }}
      onClose={onClose}
      onLeave={onLeave}
    />
  );
}
