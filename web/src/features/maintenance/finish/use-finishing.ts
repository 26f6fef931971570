import type { Engine } from "@bosco/domain/boats";
import { counted, plural } from "@bosco/domain/french";
import { type Finishing, finishingChanges, finishingUndone, type Maintenance } from "@bosco/domain/maintenance";
import { type TakenOut, takenOut } from "@bosco/domain/parts";
import { useRef, useState } from "react";
import type { Intention } from "../../../data/intention.ts";
import { useCommand } from "../../../data/use-command.ts";
import { useSetEngineHours } from "../../../fleet/set-engine-hours.ts";
import { showToast, showUndo } from "../../../ui/overlay/toast.ts";
import { changeStatus } from "../commands.ts";
import { nextSentence } from "../due-text.ts";
import { setStock, takeFromStock } from "../parts/queries.ts";
import type { PartHeld } from "../parts/use-parts.ts";

interface Chosen {
  finishing: Finishing;
  /** Parts that leave the stock. */
  parts: readonly PartHeld[];
  /** The engine whose meter is set to the hours that were said. */
  engine: Engine | undefined;
}

/** A work that is finished, once what goes with it is too. */
export interface Finished {
  /** Says what was done, and offers the way back. */
  tell: (invoice: Invoice) => void;
}

interface Invoice {
  /** It was to be attached, and is not. */
  isMissing: boolean;
  /** Whether there was one to take back. */
  takeBack: () => Promise<boolean>;
}

const title = "Statut mis à jour";

/** Finishes a work and what goes with it; the way back undoes all of it. */
export function useFinishing(m: Maintenance, mayEdit: boolean, intention: Intention) {
  const finish = useCommand(changeStatus, intention);
  const reopen = useCommand(changeStatus);
  const { run: adjust } = useCommand(takeFromStock);
  const { run: setQuantity } = useCommand(setStock);
  const setHours = useSetEngineHours();

  async function takeOut(parts: readonly PartHeld[]) {
    const [out, left]: [TakenOut[], TakenOut[]] = [[], []];
    for (const one of takenOut(parts)) {
      const { ok } = await adjust({ id: one.article_id, delta: -one.taken });
      (ok ? out : left).push(one);
    }
    return { out, left };
  }

  async function giveBack(out: readonly TakenOut[]): Promise<void> {
    for (const { article_id: id, taken, beyondMax } of out)
      await (beyondMax === undefined ? adjust({ id, delta: taken }) : setQuantity({ id, quantite: beyondMax }));
  }

  async function finishAll({ finishing, parts, engine }: Chosen): Promise<Finished | undefined> {
    const sent = finishingChanges(m, finishing, mayEdit);
    const outcome = await finish.run(sent);
    if (!outcome.ok) return undefined;
    const { out, left } = await takeOut(parts);
    const heures = finishing.heures_realisation;
    const isSet = engine && heures !== null ? await setHours(engine, heures) : false;
    const said = [
      `Le statut a été changé vers "Terminée".${nextSentence(outcome.output.suivante)}`,
      out.length > 0 && `${counted(out.length, "article")} ${plural(out.length, "sorti")} du stock.`,
      // why here too: this message takes the place of the one that told it.
      left.length > 0 &&
        `${counted(left.length, "article")} à sortir du stock à la main\u00a0: la mise à jour a échoué.`,
      engine && !isSet && "Le compteur n’a pas été mis à jour.",
    ];
    const undo = async ({ takeBack }: Invoice) => {
      const undone = await reopen.run(finishingUndone(m, sent));
      if (!undone.ok) return;
      await giveBack(out);
      if (engine && isSet) await setHours(engine, engine.heures);
      const isTakenBack = await takeBack();
      const description = `Le statut a été changé vers "${m.statut}".${isTakenBack ? " La facture jointe a été retirée." : ""}`;
      showToast({ title, description, tone: "success" });
    };
    return {
      tell: (invoice) =>
        showUndo({
          title,
          description: [...said, invoice.isMissing && "La facture n’est pas jointe."].filter(Boolean).join(" "),
          onUndo: () => void undo(invoice),
        }),
    };
  }

  // why from the press to the last part: a second press would take the parts again.
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  async function run(chosen: Chosen): Promise<Finished | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    try {
      return await finishAll(chosen);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { run, busy };
}
