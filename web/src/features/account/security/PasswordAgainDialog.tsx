import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { AuthError, signInAgain } from "../../../data/auth.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { PasswordInput } from "../../../ui/form/PasswordInput.tsx";
import { Dialog, DialogClose } from "../../../ui/overlay/Dialog.tsx";
import { sessionsQuery } from "../queries.ts";

type PasswordAgainDialogProps = {
  email: string;
  /** Whether the password was given. */
  onAnswer: (given: boolean) => void;
};

/** Before a grave step, when the sign-in is long ago. What the user was doing stays as it is behind it. */
export default function PasswordAgainDialog({ email, onAnswer }: PasswordAgainDialogProps) {
  const client = useQueryClient();
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const formId = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!password) return setError("Saisissez votre mot de passe.");
    setBusy(true);
    try {
      await signInAgain({ email, password });
      onAnswer(true);
      // why: this device has a new session, and the list of devices another line for it.
      void client.invalidateQueries(sessionsQuery);
    } catch (thrown) {
      setError(sentenceOf(thrown));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      keepOpen
      isHeld={busy}
      onOpenChange={(open) => !open && !busy && onAnswer(false)}
      title="Confirmez votre mot de passe"
      description="Votre connexion date d’un moment. Ce que vous faisiez reprend aussitôt après."
      footer={
        <>
          <DialogClose>
            <Button variant="secondary" disabled={busy}>
              Annuler
            </Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={busy} busyLabel="Vérification...">
            Continuer
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field label={`Mot de passe de ${email}`} required error={error}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function sentenceOf(thrown: unknown): string {
  if (!(thrown instanceof AuthError)) return "Une erreur s'est produite.";
  return thrown.code === "INVALID_EMAIL_OR_PASSWORD" ? "Mot de passe incorrect." : thrown.message;
}
