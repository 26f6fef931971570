import { counted, plural } from "@bosco/domain/french";
import { type AddMode, alreadyAboard, type ProvisioningList } from "@bosco/domain/provisioning";
import { PackagePlus } from "lucide-react";
import { useState } from "react";
import { useCommand } from "../../data/use-command.ts";
import { Button } from "../../ui/form/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { addToInventory, useStock } from "./queries.ts";

const SHOWN = 6;

/** Adds the list to the boat's inventory, at once or not at all. What is there already is asked about. */
export function AddToInventory({ list }: { list: ProvisioningList }) {
  const stock = useStock();
  const { run, busy } = useCommand(addToInventory);
  const [present, setPresent] = useState<readonly string[]>([]);

  const add = async (mode?: AddMode) => {
    const outcome = await run({ id: list.id, ...(mode && { mode }) });
    if (outcome.ok) return setPresent([]);
    const { error } = outcome;
    if (error.defined && error.code === "DEJA_PRESENT") setPresent([...new Set(error.data.actuel.noms)]);
  };
  const start = () => {
    const aboard = stock.data?.filter(({ bateau_id }) => bateau_id === list.bateau_id) ?? [];
    const twice = alreadyAboard(list.articles, aboard);
    if (twice.length > 0) setPresent([...new Set(twice.map(({ nom }) => nom))]);
    else void add();
  };

  return (
    <>
      <Button onClick={start} busy={busy && present.length === 0} disabled={list.articles.length === 0}>
        <PackagePlus size={18} aria-hidden="true" />
        Ajouter à l'inventaire
      </Button>
      <Dialog
        open={present.length > 0}
        onOpenChange={(open) => !open && setPresent([])}
        title="Déjà à bord"
        description={`${counted(present.length, "article")} de cette liste ${plural(present.length, "est déjà", "sont déjà")} dans l’inventaire.`}
        footer={
          <>
            <Button variant="secondary" onClick={() => void add("ajouter")} disabled={busy}>
              Ajouter quand même
            </Button>
            <Button onClick={() => void add("fusionner")} busy={busy}>
              Fusionner
            </Button>
          </>
        }
      >
        <ul className="list-disc pl-5">
          {present.slice(0, SHOWN).map((nom) => (
            <li key={nom}>{nom}</li>
          ))}
          {present.length > SHOWN && <li>{`et ${present.length - SHOWN} autres`}</li>}
        </ul>
        <p className="mt-4 text-ink-2 text-sm">
          Fusionner garde les articles à bord et relève leur quantité maximum là où il le faut. Ajouter quand même crée
          une deuxième fiche pour chacun.
        </p>
      </Dialog>
    </>
  );
}
