import { type FormEvent, useState } from "react";
import { AuthError, requestPasswordReset } from "../../data/auth.ts";
import { useSite } from "../../data/site.ts";
import { Button } from "../../ui/form/Button.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { showAuthError } from "./show-auth-error.ts";

export function ForgottenPasswordForm({ onBack }: { onBack: () => void }) {
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const site = useSite();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!email.trim())
      return showToast({ title: "Erreur", description: "Veuillez remplir tous les champs.", tone: "error" });
    setBusy(true);
    try {
      await requestPasswordReset(email.trim());
      setSent(true);
    } catch (error) {
      showAuthError(error instanceof AuthError ? error : undefined);
    } finally {
      setBusy(false);
    }
  }

  const back = (
    <Button variant="quiet" onClick={onBack}>
      Retour à la connexion
    </Button>
  );
  if (site && !site.courriel_actif)
    return (
      <div className="flex flex-col items-center gap-4 text-center">
        <p>
          Ce serveur n’envoie pas d’e-mail. Demandez un nouveau mot de passe à la personne qui administre votre Bosco.
        </p>
        {back}
      </div>
    );
  if (sent)
    return (
      <div className="flex flex-col items-center gap-4 text-center" role="status">
        <p>
          Si un compte existe pour <strong>{email.trim()}</strong>, un lien vient d’y être envoyé. Il fonctionne une
          seule fois, pendant une heure.
        </p>
        {back}
      </div>
    );
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p className="text-ink-2">
        Indiquez votre adresse : nous vous enverrons un lien pour choisir un nouveau mot de passe.
      </p>
      <Field label="E-mail" required>
        <TextInput
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" size="lg" busy={busy} busyLabel="Envoi...">
        Recevoir le lien
      </Button>
      {back}
    </form>
  );
}
