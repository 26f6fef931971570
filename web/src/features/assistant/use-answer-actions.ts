import { addDays } from "@bosco/domain";
import type { Question } from "@bosco/domain/assistant";
import { useState } from "react";
import { useToday } from "../../data/today.ts";
import { useCommand } from "../../data/use-command.ts";
import { ADD_BOAT } from "../../fleet/AddBoatLink.tsx";
import { NO_BOAT } from "../../fleet/NoBoat.tsx";
import { useBoatOnceRead } from "../../fleet/selected-boat.ts";
import { showToast, showUndo } from "../../ui/overlay/toast.ts";
import { useNavigate } from "../../ui/routing/router-context.ts";
import { withoutMarks } from "./answer-marks.ts";
import { makeChecklist, openMaintenance, withdrawChecklist, withdrawMaintenance } from "./queries.ts";

/** Days to do what an answer says. */
const DUE_IN_DAYS = 7;

/** What an answer can be turned into with one press, each with a way back for a few seconds. */
export function useAnswerActions({ reponse, annexes }: Question) {
  const boatOnceRead = useBoatOnceRead();
  const today = useToday();
  const navigate = useNavigate();
  const maintenance = useCommand(openMaintenance);
  const noMaintenance = useCommand(withdrawMaintenance);
  const checklist = useCommand(makeChecklist);
  const noChecklist = useCommand(withdrawChecklist);
  const [made, setMade] = useState<{ maintenance?: string; checklist?: string }>({});
  const [pressed, setPressed] = useState<{ maintenance?: boolean; checklist?: boolean }>({});
  // why: pressed again after a failure, the same one is meant, so it keeps its id.
  const [ids] = useState(() => ({ maintenance: crypto.randomUUID(), checklist: crypto.randomUUID() }));

  /** why it waits: an answer may be pressed before the boats are read, and a press must not go unheard. */
  async function requireBoat() {
    try {
      const boat = await boatOnceRead();
      if (!boat)
        showToast({
          title: NO_BOAT,
          description: "Ajoutez d’abord le bateau que cela concerne.",
          tone: "info",
          action: { label: "Ajouter", onPress: () => void navigate(ADD_BOAT) },
        });
      return boat;
    } catch {
      showToast({ title: "Erreur", description: "Impossible de charger vos bateaux.", tone: "error" });
      return undefined;
    }
  }

  const during = (kind: keyof typeof pressed, work: () => Promise<void>) => async () => {
    setPressed((before) => ({ ...before, [kind]: true }));
    await work().finally(() => setPressed((before) => ({ ...before, [kind]: false })));
  };

  const planMaintenance = during("maintenance", async () => {
    const on = await requireBoat();
    if (!on || !annexes.maintenance) return;
    const { maintenance: id } = ids;
    const date_echeance = addDays(today, DUE_IN_DAYS);
    const outcome = await maintenance.run({ ...annexes.maintenance, id, bateau_id: on.id, date_echeance });
    if (!outcome.ok) return;
    setMade((before) => ({ ...before, maintenance: id }));
    sayMade(`« ${outcome.output.titre} » est à faire dans ${DUE_IN_DAYS} jours sur ${on.nom}.`, async () => {
      if ((await noMaintenance.run({ id })).ok) setMade(({ maintenance: _, ...others }) => others);
    });
    ids.maintenance = crypto.randomUUID();
  });

  const createChecklist = during("checklist", async () => {
    const on = await requireBoat();
    if (!on || !annexes.checklist) return;
    const { checklist: id } = ids;
    const outcome = await checklist.run({ ...annexes.checklist, id, bateau_id: on.id });
    if (!outcome.ok) return;
    setMade((before) => ({ ...before, checklist: id }));
    sayMade("Checklist créée avec succès !", async () => {
      if ((await noChecklist.run({ id })).ok) setMade(({ checklist: _, ...others }) => others);
    });
    ids.checklist = crypto.randomUUID();
  });

  async function copy() {
    try {
      await navigator.clipboard.writeText(withoutMarks(reponse));
      showToast({ title: "Succès", description: "Réponse copiée dans le presse-papiers !", tone: "success" });
    } catch {
      showToast({ title: "Erreur", description: "Impossible de copier la réponse.", tone: "error" });
    }
  }

  return {
    planMaintenance,
    createChecklist,
    copy,
    made,
    planning: pressed.maintenance,
    creating: pressed.checklist,
  };
}

function sayMade(description: string, undo: () => Promise<void>) {
  showUndo({ description, onUndo: () => void undo() });
}
