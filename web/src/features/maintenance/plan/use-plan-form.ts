import { placesLeft } from "@bosco/domain/account";
import { inPlanCalls } from "@bosco/domain/maintenance";
import { useState } from "react";
import { useAccount } from "../../../data/account.ts";
import { useIntention } from "../../../data/intention.ts";
import { useCommand } from "../../../data/use-command.ts";
import { isAnothers } from "../../../fleet/crew.ts";
import type { DoubtfulHours } from "../../../fleet/HoursConfirmation.tsx";
import { useHoursDoubt } from "../../../fleet/hours-doubt.ts";
import { useSetEngineHours } from "../../../fleet/set-engine-hours.ts";
import { addPlan } from "../commands.ts";
import { isWrongLine, type PlanOf, usePlan } from "./use-plan.ts";

/** The plan that is proposed to a boat, what its owner says of it, and the press that adds it. */
export function usePlanForm(of: PlanOf, onAdded: () => void, command = addPlan) {
  const { boat, own } = of;
  const account = useAccount();
  // why: aboard somebody else's boat it is his plan that counts, and the server that knows it.
  const isElsewhere = isAnothers(boat);
  const openCount = own.filter(({ statut }) => statut !== "Terminée").length;
  const underCeiling = placesLeft("maintenances", own.length, account);
  const places = isElsewhere ? Infinity : Math.min(placesLeft("openMaintenances", openCount, account), underCeiling);
  const { lines, traits, setTraits, areTraitsChanged, hours, setHours, edit } = usePlan(of, places);
  // why kept: a line that is sent again is the same row.
  const [ids] = useState(() => new Map<string, string>());
  const intention = useIntention();
  const { run, busy } = useCommand(command, intention);
  const saveHours = useSetEngineHours();
  const doubt = useHoursDoubt();
  const [doubtful, setDoubtful] = useState<readonly DoubtfulHours[]>([]);
  const [isAdding, setIsAdding] = useState(false);
  const isBusy = busy || isAdding;
  const picked = lines.filter((line) => line.checked);
  const isReRead = hours.some(({ engine, said }) => said !== engine.heures);
  const isWrong = picked.some(isWrongLine) || hours.some(({ said }) => Number.isNaN(said));

  async function add() {
    for (const { key } of picked) if (!ids.has(key)) ids.set(key, crypto.randomUUID());
    const wanted = picked.map(({ key, item, due }) => ({ ...item, ...due, id: ids.get(key), bateau_id: boat.id }));
    for (const maintenances of inPlanCalls(wanted)) if (!(await run({ maintenances })).ok) return;
    // why after them: a plan that is refused leaves everything as it was.
    for (const { engine, said } of hours) {
      if (said === engine.heures || (await saveHours(engine, said))) continue;
      // why not with a plan: that one is there, and the refusal is told.
      if (wanted.length === 0) return;
    }
    if (intention.isOpen) onAdded();
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

  return {
    ...{ lines, traits, setTraits, hours, setHours, edit, isElsewhere, places, doubtful },
    check: intention.check,
    isBusy,
    count: picked.length,
    /** Its owner has ticked or said something that is not as it was proposed, and has not sent it. */
    isLost: !isBusy && (isReRead || areTraitsChanged || lines.some((line) => line.isChanged)),
    /** Why nothing can be added as it stands. */
    isRefused: picked.length > places || isWrong,
    press,
    confirm: () => void addOnce(),
    correct: () => setDoubtful([]),
  };
}

export type PlanForm = ReturnType<typeof usePlanForm>;

export const addWords = (count: number) => (count > 1 ? `Ajouter ${count} maintenances` : "Ajouter la maintenance");
