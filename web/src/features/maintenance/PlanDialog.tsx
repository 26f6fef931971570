import { FREE_LIMITS, limitNamed, placesLeft } from "@bosco/domain/account";
import type { Boat } from "@bosco/domain/boats";
import {
  guessPlanTraits,
  type Maintenance,
  type Moment,
  PLAN_TRAITS,
  type PlanTrait,
  starterPlan,
} from "@bosco/domain/maintenance";
import { useState } from "react";
import { useAccount } from "../../data/account.ts";
import { useIntention } from "../../data/intention.ts";
import { useCommand } from "../../data/use-command.ts";
import { isAnothers } from "../../fleet/crew.ts";
import { ChipToggles } from "../../ui/choice/ChipGroup.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { CheckingNote } from "../../ui/form/CheckingNote.tsx";
import { LeaveButton } from "../../ui/form/LeaveButton.tsx";
import { WaitingFields } from "../../ui/form/WaitingFields.tsx";
import { Dialog, DialogClose } from "../../ui/overlay/Dialog.tsx";
import { type PlanLine, PlanRow } from "./PlanRow.tsx";
import { addPlan } from "./queries.ts";

const traitLabels: Record<PlanTrait, string> = {
  "in-bord": "Moteur in-bord",
  "hors-bord": "Moteur hors-bord",
  voiles: "Voiles",
  gaz: "Gaz à bord",
};
const traits = PLAN_TRAITS.map((value) => ({ value, label: traitLabels[value] }));

type PlanDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  boat: Boat;
  moment: Moment;
  /** All maintenances of one's own boats: the plan counts them. */
  own: readonly Maintenance[];
};

/** Proposes the usual upkeep of a boat; each item can be left out or changed before it is added. */
export function PlanDialog({ open, onOpenChange, boat, moment, own }: PlanDialogProps) {
  const account = useAccount();
  const { pro } = account;
  // why: aboard somebody else's boat it is his plan that counts, and the server that knows it.
  const isElsewhere = isAnothers(boat);
  const openCount = own.filter(({ statut }) => statut !== "Terminée").length;
  const underCeiling = placesLeft("maintenances", own.length, account);
  const places = isElsewhere ? Infinity : Math.min(placesLeft("openMaintenances", openCount, account), underCeiling);
  const propose = (chosen: readonly PlanTrait[]): PlanLine[] =>
    starterPlan(chosen, moment).map((item, index) => ({
      ...item,
      id: crypto.randomUUID(),
      checked: index < places,
    }));
  const [chosen, setChosen] = useState<PlanTrait[]>(() => guessPlanTraits(boat));
  const [lines, setLines] = useState<PlanLine[]>(() => propose(guessPlanTraits(boat)));
  const intention = useIntention(open);
  const { run, busy } = useCommand(addPlan, intention);
  const isUnknown = intention.check !== undefined;
  const picked = lines.filter((line) => line.checked);
  const isWrong = picked.some((line) => line.titre.trim() === "" || line.date_echeance === "");

  async function add() {
    const maintenances = picked.map(({ checked: _, ...line }) => ({ ...line, bateau_id: boat.id }));
    const { ok } = await run({ maintenances });
    if (ok && intention.isOpen) onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      keepOpen
      isOnlyRead={isUnknown}
      size="lg"
      title="Plan d’entretien"
      description={`Pour ${boat.nom}. Le manuel du constructeur l’emporte toujours sur ces intervalles usuels.`}
      footer={
        <>
          <CheckingNote check={intention.check} className="basis-full" />
          <DialogClose>
            <LeaveButton isUnknown={isUnknown} />
          </DialogClose>
          <Button
            busy={busy}
            busyLabel="Ajout..."
            disabled={picked.length === 0 || picked.length > places || isWrong}
            onClick={add}
          >
            {picked.length > 1 ? `Ajouter ${picked.length} maintenances` : "Ajouter la maintenance"}
          </Button>
        </>
      }
    >
      <WaitingFields isUnknown={isUnknown}>
        <ChipToggles
          label="Équipement du bateau"
          chips={traits}
          values={chosen}
          onValuesChange={(next) => {
            setChosen(next);
            setLines(propose(next));
          }}
        />
        {pro && picked.length > places && (
          <p role="status" className="mt-4 text-sm text-soon">
            {`${limitNamed("maintenances", account)}\u00a0: ${placesWord(places)}.`}
          </p>
        )}
        {!pro && !isElsewhere && (
          <p className="mt-4 text-ink-2 text-sm">
            {`Compte gratuit\u00a0: ${placesWord(places)} sur ${FREE_LIMITS.openMaintenances} maintenances non terminées.`}
          </p>
        )}
        <ul className="mt-4 divide-y divide-line">
          {lines.map((line) => (
            <PlanRow
              key={line.id}
              line={line}
              onChange={(next) => setLines(lines.map((one) => (one.id === next.id ? next : one)))}
            />
          ))}
        </ul>
      </WaitingFields>
    </Dialog>
  );
}

function placesWord(places: number): string {
  if (places === 0) return "plus aucune place";
  return places === 1 ? "1 place" : `${places} places`;
}
