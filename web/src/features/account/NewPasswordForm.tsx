import { PASSWORD_MIN } from "@bosco/domain/account";
import { type FormEvent, useState } from "react";
import { AuthError, resetPassword } from "../../data/auth.ts";
import { Button } from "../../ui/form/Button.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { PasswordInput } from "../../ui/form/PasswordInput.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { showAuthError } from "./show-auth-error.ts";

/** Follows the link of a reset mail. */
export function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await resetPassword(token, password);
      showToast({ title: "Mot de passe changé", description: "Connectez-vous avec le nouveau.", tone: "success" });
      onDone();
    } catch (error) {
      showAuthError(error instanceof AuthError ? error : undefined);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p className="text-ink-2">
        Choisissez un nouveau mot de passe. Vos autres appareils seront déconnectés, et l’adresse de votre agenda
        cessera de fonctionner : il faudra en créer une nouvelle.
      </p>
      <Field label="Nouveau mot de passe" required hint={`${PASSWORD_MIN} caractères au minimum.`}>
        <PasswordInput
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" size="lg" busy={busy} busyLabel="Enregistrement...">
        Enregistrer
      </Button>
      <Button variant="quiet" onClick={onDone}>
        Retour à la connexion
      </Button>
    </form>
  );
}
