import type { Boat, HullKind } from "@bosco/domain/boats";
import type { Article } from "@bosco/domain/inventory";
import { useRef, useState } from "react";
import { FirstListsFields } from "../../features/checklists/FirstListsFields.tsx";
import { useFirstLists } from "../../features/checklists/use-first-lists.ts";
import { FirstInventoryFields } from "../../features/inventory/first/FirstInventoryFields.tsx";
import { useFirstForm } from "../../features/inventory/first/use-first-form.ts";
import { beginInventory } from "../../features/inventory/queries.ts";
import { Button } from "../../ui/form/Button.tsx";
import { CheckingNote } from "../../ui/form/CheckingNote.tsx";
import { StickyActions } from "../../ui/form/StickyActions.tsx";

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
  const lists = useFirstLists(boat);
  const isStowed = useRef(false);
  const [isAdding, setIsAdding] = useState(false);
  const isNothing = inventory.count + lists.count === 0;

  async function add() {
    if (isAdding) return;
    setIsAdding(true);
    // why remembered: a second press, for a list that was refused, adds no inventory again.
    isStowed.current ||= inventory.count === 0 || (await inventory.add());
    const isDone = isStowed.current && (await lists.add());
    setIsAdding(false);
    if (isDone) onDone();
  }

  return (
    <>
      <div className="grid gap-6">
        <FirstListsFields form={lists} />
        <div>
          <FirstInventoryFields form={inventory} />
        </div>
      </div>
      <StickyActions>
        <CheckingNote check={inventory.check ?? lists.check} className="basis-full" />
        <Button
          size="lg"
          busy={isAdding}
          busyLabel="Ajout..."
          disabled={inventory.isRefused}
          onClick={isNothing ? onDone : add}
        >
          {isNothing ? "Terminer" : "Ajouter et terminer"}
        </Button>
      </StickyActions>
    </>
  );
}
