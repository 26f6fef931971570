import type { Boat, HullKind } from "@bosco/domain/boats";
import type { Article } from "@bosco/domain/inventory";
import { useState } from "react";
import { FirstListsFields } from "../../features/checklists/FirstListsFields.tsx";
import { useFirstLists } from "../../features/checklists/use-first-lists.ts";
import { FirstInventoryFields } from "../../features/inventory/first/FirstInventoryFields.tsx";
import { useFirstForm } from "../../features/inventory/first/use-first-form.ts";
import { beginInventory } from "../../features/inventory/queries.ts";
import { Button } from "../../ui/form/Button.tsx";
import { CheckingNote } from "../../ui/form/CheckingNote.tsx";
import { StickyActions } from "../../ui/form/StickyActions.tsx";
import { WaitingFields } from "../../ui/form/WaitingFields.tsx";
import { LeaveGuard } from "../../ui/overlay/LeaveGuard.tsx";

/** The end of the start says that it is done. */
const { success: _, ...addQuietly } = beginInventory;

type EquipmentStepProps = {
  boat: Boat;
  /** Every article of the boat. */
  articles: readonly Article[];
  /** What its owner has said that it is. */
  kind: HullKind | undefined;
  onDone: () => void;
};

/** Lists, spaces and safety gear that fit the boat: one press adds what is ticked of all of them. */
export function EquipmentStep({ boat, articles, kind, onDone }: EquipmentStepProps) {
  const inventory = useFirstForm(boat, articles, { kind, command: addQuietly });
  const lists = useFirstLists(boat, kind);
  // why remembered: a second press, for a list that was refused, adds no inventory again.
  const [isStowed, setIsStowed] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const isNothing = inventory.count + lists.count === 0;
  const check = inventory.check ?? lists.check;
  const isChanged = lists.isChanged || (inventory.isChanged && !isStowed);

  async function stow() {
    if (isStowed || inventory.count === 0) return true;
    const isDone = await inventory.add();
    setIsStowed(isDone);
    return isDone;
  }

  async function add() {
    if (isAdding) return;
    setIsAdding(true);
    const isDone = (await stow()) && (await lists.add());
    setIsAdding(false);
    if (isDone) onDone();
  }

  return (
    <LeaveGuard isChanged={isChanged} isUnknown={check !== undefined}>
      <div className="grid gap-6">
        <FirstListsFields form={lists} />
        <div>
          <WaitingFields isUnknown={isStowed}>
            <FirstInventoryFields form={inventory} />
          </WaitingFields>
        </div>
      </div>
      <StickyActions>
        <CheckingNote check={check} className="basis-full" />
        <Button
          size="lg"
          busy={isAdding}
          busyLabel="Ajout..."
          disabled={!isStowed && inventory.isRefused}
          onClick={isNothing ? onDone : add}
        >
          {isNothing ? "Terminer" : "Ajouter et terminer"}
        </Button>
      </StickyActions>
    </LeaveGuard>
  );
}
