import type { Account } from "@bosco/contract";
import { PASSWORD_MIN } from "@bosco/domain/account";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { AuthError, changePassword } from "../../../data/auth.ts";
import { Card, CardHeader } from "../../../ui/content/Card.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { PasswordInput } from "../../../ui/form/PasswordInput.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { sessionsQuery } from "../queries.ts";
import { showAuthError } from "../show-auth-error.ts";

const EMPTY = { currentPassword: "", newPassword: "", revokeOtherSessions: false };

export function PasswordCard({ account }: { account: Account }) {
  const client = useQueryClient();
  const [change, setChange] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const set = (part: Partial<typeof EMPTY>) => setChange((before) => ({ ...before, ...part }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!change.currentPassword || !change.newPassword)
      return showToast({ title: "Erreur", description: "Veuillez remplir tous les champs.", tone: "error" });
    setBusy(true);
    try {
      await changePassword(change);
      setChange(EMPTY);
      showToast({ title: "Succès", description: "Mot de passe changé.", tone: "success" });
      void client.invalidateQueries(sessionsQuery);
    } catch (error) {
      showAuthError(error instanceof AuthError ? error : undefined);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card as="section" aria-label="Mot de passe" className="sm:p-7">
      <CardHeader title="Mot de passe" />
      {account.est_demo ? (
        <p className="text-ink-2 text-sm">Le mot de passe du compte de démonstration ne se change pas.</p>
      ) : (
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
          <Field label="Mot de passe actuel" required>
            <PasswordInput
              autoComplete="current-password"
              value={change.currentPassword}
              onChange={(event) => set({ currentPassword: event.target.value })}
            />
          </Field>
          <Field label="Nouveau mot de passe" required hint={`${PASSWORD_MIN} caractères au minimum.`}>
            <PasswordInput
              autoComplete="new-password"
              value={change.newPassword}
              onChange={(event) => set({ newPassword: event.target.value })}
            />
          </Field>
          <Checkbox
            label="Déconnecter mes autres appareils"
            description="L’adresse de votre agenda cessera aussi de fonctionner : il faudra en créer une nouvelle."
            checked={change.revokeOtherSessions}
            onChange={(event) => set({ revokeOtherSessions: event.target.checked })}
          />
          <Button type="submit" variant="secondary" busy={busy} busyLabel="Enregistrement..." className="sm:self-start">
            Changer le mot de passe
          </Button>
        </form>
      )}
    </Card>
  );
}
