import { type Account, DELETION_WORD } from "@bosco/contract";
import { type FormEvent, useState } from "react";
import { useIntention } from "../../../data/intention.ts";
import { forgetUser } from "../../../data/sign-out.ts";
import { useCommand } from "../../../data/use-command.ts";
import { useShares } from "../../../fleet/crew.ts";
import { Card, CardHeader } from "../../../ui/content/Card.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { TextInput } from "../../../ui/form/TextInput.tsx";
import { FormDialog } from "../../../ui/overlay/FormDialog.tsx";
import { useNavigate } from "../../../ui/routing/router-context.ts";
import { deleteAccount } from "../queries.ts";

export function DeleteAccountCard({ account }: { account: Account }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="section" aria-label="Supprimer le compte" className="sm:p-7">
      <CardHeader title="Supprimer le compte" />
      <p className="mb-4 text-ink-2 text-sm">
        {account.est_demo
          ? "Le compte de démonstration ne peut pas être supprimé."
          : "Vos bateaux, vos données, vos photos, vos papiers et vos sessions sont effacés aussitôt, sans retour possible. Pensez à télécharger vos données avant."}
      </p>
      <Button variant="danger" disabled={account.est_demo} onClick={() => setIsOpen(true)}>
        Supprimer mon compte
      </Button>
      {isOpen && <DeleteAccountDialog account={account} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

function DeleteAccountDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const navigate = useNavigate();
  const intention = useIntention();
  const deletion = useCommand(deleteAccount, intention);
  const [typed, setTyped] = useState("");
  const isShared = useShares().data?.donnes.some(({ etat }) => etat === "acceptée");
  const isConfirmed = typed.trim() === DELETION_WORD;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isConfirmed || deletion.busy) return;
    const { ok } = await deletion.run({ confirmation: DELETION_WORD });
    if (!ok) return;
    await forgetUser(account);
    await navigate("/");
  }

  return (
    <FormDialog
      title="Supprimer mon compte"
      description="Cette action est irréversible : toutes vos données seront effacées."
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Supprimer"
      danger
      disabled={!isConfirmed}
      check={intention.check}
      busy={deletion.busy}
      busyLabel="Suppression..."
      isHeld={deletion.busy && !intention.check}
    >
      {isShared && (
        <p className="mb-4">
          Les bateaux que vous partagez disparaissent aussi pour leur équipage. Pour qu’un bateau reste, commencez par
          le céder.
        </p>
      )}
      <Field label={`Écrivez ${DELETION_WORD} pour confirmer`} required>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
