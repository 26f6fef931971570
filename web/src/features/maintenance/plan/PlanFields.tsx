import { FREE_LIMITS, limitNamed } from "@bosco/domain/account";
import { PLAN_TRAITS, type PlanTrait } from "@bosco/domain/maintenance";
import { useAccount } from "../../../data/account.ts";
import { HoursConfirmation } from "../../../fleet/HoursConfirmation.tsx";
import { ChipToggles } from "../../../ui/choice/ChipGroup.tsx";
import { WaitingFields } from "../../../ui/form/WaitingFields.tsx";
import { PlanHours } from "./PlanHours.tsx";
import { PlanRow } from "./PlanRow.tsx";
import type { PlanForm } from "./use-plan-form.ts";

const traitLabels: Record<PlanTrait, string> = {
  "in-bord": "Moteur in-bord",
  saildrive: "Saildrive",
  "hors-bord": "Moteur hors-bord",
  voiles: "Voiles",
  gaz: "Gaz à bord",
  large: "Radeau et balise",
};
const traitChips = PLAN_TRAITS.map((value) => ({ value, label: traitLabels[value] }));

/** The usual upkeep of a boat; each item can be left out or changed before it is added. */
export function PlanFields({ plan, asksHours = true }: { plan: PlanForm; asksHours?: boolean }) {
  const account = useAccount();
  const { pro } = account;
  const { lines, traits, setTraits, hours, setHours, edit, isElsewhere, places, count, doubtful } = plan;
  return (
    <>
      <WaitingFields isUnknown={plan.check !== undefined}>
        {asksHours && <PlanHours hours={hours} setHours={setHours} />}
        <ChipToggles
          className="mt-4"
          label="Équipement du bateau"
          chips={traitChips}
          values={traits}
          onValuesChange={setTraits}
        />
        <p className="mt-4 text-ink-2 text-sm">
          Indiquez pour chaque ligne la dernière fois que le travail a été fait{"\u00a0"}: l’échéance en découle. Ce que
          personne ne sait est à vérifier d’ici un mois, ou plus tard si le bateau est récent. Le manuel du constructeur
          l’emporte toujours sur ces intervalles usuels.
        </p>
        {pro && count > places && (
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
        onConfirm={plan.confirm}
        onCancel={plan.correct}
      />
    </>
  );
}

function placesWord(places: number): string {
  if (places === 0) return "plus aucune place";
  return places === 1 ? "1 place" : `${places} places`;
}
