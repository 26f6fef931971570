import { FREE_LIMITS, limitNamed, placesLeft } from "@bosco/domain/account";
import type { Boat } from "@bosco/domain/boats";
import { inPlanCalls, type Maintenance, type MomentOf, PLAN_TRAITS, type PlanTrait } from "@bosco/domain/maintenance";
import { useState } from "react";
import { useAccount } from "../../../data/account.ts";
import { useIntention } from "../../../data/intention.ts";
import { useCommand } from "../../../data/use-command.ts";
import { isAnothers } from "../../../fleet/crew.ts";
import { type DoubtfulHours, HoursConfirmation } from "../../../fleet/HoursConfirmation.tsx";
import { useHoursDoubt } from "../../../fleet/hours-doubt.ts";
import { useSetEngineHours } from "../../../fleet/set-engine-hours.ts";
import { ChipToggles } from "../../../ui/choice/ChipGroup.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { CheckingNote } from "../../../ui/form/CheckingNote.tsx";
import { LeaveButton } from "../../../ui/form/LeaveButton.tsx";
import { WaitingFields } from "../../../ui/form/WaitingFields.tsx";
import { Dialog, DialogClose } from "../../../ui/overlay/Dialog.tsx";
import { addPlan } from "../commands.ts";
import { PlanHours } from "./PlanHours.tsx";
import { PlanRow } from "./PlanRow.tsx";
import { isWrongLine, usePlan } from "./use-plan.ts";

const traitLabels: Record<PlanTrait, string> = {
  "in-bord": "Moteur in-bord",
  saildrive: "Saildrive",
  "hors-bord": "Moteur hors-bord",
  voiles: "Voiles",
  gaz: "Gaz à bord",
  large: "Radeau et balise",
};
const traitChips = PLAN_TRAITS.map((value) => ({ value, label: traitLabels[value] }));

type PlanDialogProps = {
  onClose: () => void;
  boat: Boat;
  momentOf: MomentOf;
  /** All maintenances of one's own boats: the plan counts them. */
  own: readonly Maintenance[];
  /** Those of this boat, whosever it is. */
  works: readonly Maintenance[];
};

/** Proposes the usual upkeep of a boat; each item can be left out or changed before it is added. */
export default function PlanDialog({ onClose, boat, momentOf, own, works }: PlanDialogProps) {
  const account = useAccount();
  const { pro } = account;
  // why: aboard somebody else's boat it is his plan that counts, and the server that knows it.
  const isElsewhere = isAnothers(boat);
  const openCount = own.filter(({ statut }) => statut !== "Terminée").length;
  const underCeiling = placesLeft("maintenances", own.length, account);
  const places = isElsewhere ? Infinity : Math.min(placesLeft("openMaintenances", openCount, account), underCeiling);
  const { lines, traits, setTraits, hours, setHours, edit } = usePlan(boat, momentOf, places, works);
  // why kept: a line that is sent again is the same row.
  const [ids] = useState(() => new Map<string, string>());
  const intention = useIntention();
  const { run, busy } = useCommand(addPlan, intention);
  const saveHours = useSetEngineHours();
  const doubt = useHoursDoubt();
  const [doubtful, setDoubtful] = useState<readonly DoubtfulHours[]>([]);
  const [isAdding, setIsAdding] = useState(false);
  const isUnknown = intention.check !== undefined;
  const picked = lines.filter((line) => line.checked);
  const isWrong = picked.some(isWrongLine) || hours.some(({ said }) => Number.isNaN(said));

  async function add() {
    for (const { key } of picked) if (!ids.has(key)) ids.set(key, crypto.randomUUID());
    const wanted = picked.map(({ key, item, due }) => ({ ...item, ...due, id: ids.get(key), bateau_id: boat.id }));
    for (const maintenances of inPlanCalls(wanted)) if (!(await run({ maintenances })).ok) return;
    // why after them: a plan that is refused leaves everything as it was.
    for (const { engine, said } of hours) if (said !== engine.heures) await saveHours(engine, said);
    if (intention.isOpen) onClose();
  }

  async function addOnce() {
    if (isAdding) return;
    setIsAdding(true);
    await add().finally(() => setIsAdding(false));
  }

  function press() {
    const found = hours.flatMap(({ engine, said }) => (said === engine.heures ? [] : (doubt(engine, said) ?? [])));
    if (found.length > 0) setDoubtful(found);
    else return addOnce();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
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
            busy={busy || isAdding}
            busyLabel="Ajout..."
            disabled={picked.length === 0 || picked.length > places || isWrong}
            onClick={press}
          >
            {picked.length > 1 ? `Ajouter ${picked.length} maintenances` : "Ajouter la maintenance"}
          </Button>
        </>
      }
    >
      <WaitingFields isUnknown={isUnknown}>
        <PlanHours hours={hours} setHours={setHours} />
        <ChipToggles
          className="mt-4"
          label="Équipement du bateau"
          chips={traitChips}
          values={traits}
          onValuesChange={setTraits}
        />
        <p className="mt-4 text-ink-2 text-sm">
          Indiquez pour chaque ligne la dernière fois que le travail a été fait{"\u00a0"}: l’échéance en découle. Ce que
          personne ne sait est à vérifier d’ici un mois, ou plus tard si le bateau est récent.
        </p>
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
            <PlanRow key={line.key} line={line} onEdit={(more) => edit(line.key, more)} />
          ))}
        </ul>
      </WaitingFields>
      <HoursConfirmation
        doubtful={doubtful}
        named={hours.length > 1}
        onConfirm={() => void addOnce()}
        onCancel={() => setDoubtful([])}
      />
    </Dialog>
  );
}

function placesWord(places: number): string {
  if (places === 0) return "plus aucune place";
  return places === 1 ? "1 place" : `${places} places`;
}
