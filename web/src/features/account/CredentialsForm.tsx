import { PASSWORD_MIN } from "@bosco/domain/account";
import { type FormEvent, useRef, useState } from "react";
import { AuthError, type Credentials, signIn, signUp } from "../../data/auth.ts";
import { useSite } from "../../data/site.ts";
import { Button } from "../../ui/form/Button.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { PasswordInput } from "../../ui/form/PasswordInput.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { showAuthError } from "./show-auth-error.ts";

type CredentialsFormProps = {
  mode: "connexion" | "inscription";
  /** The visitor comes from the link of a confirmation mail. */
  confirmed: boolean;
  onMode: (mode: "connexion" | "inscription") => void;
  onForgotten: () => void;
  /** An account was made; its address may have to be confirmed first. */
  onRegistered: () => void;
};

const SIGN_UP_FAILED = "Erreur lors de l'inscription. Vérifiez vos informations.";

export function CredentialsForm({ mode, confirmed, onMode, onForgotten, onRegistered }: CredentialsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const site = useSite();
  const isSignUp = mode === "inscription";

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const { email, password } = typed();
    if (!email || !password)
      return showToast({ title: "Erreur", description: "Veuillez remplir tous les champs.", tone: "error" });
    setBusy(true);
    try {
      await (isSignUp ? register : enter)({ email, password });
    } catch (error) {
      showAuthError(error instanceof AuthError ? error : undefined, isSignUp ? SIGN_UP_FAILED : undefined);
    } finally {
      setBusy(false);
    }
  }

  /** why from the fields: what was typed before the page came alive is there and nowhere else. */
  function typed(): Credentials {
    const given = new FormData(form.current ?? undefined);
    return { email: String(given.get("email")).trim(), password: String(given.get("password")) };
  }

  async function enter(credentials: Credentials) {
    await signIn(credentials);
    showToast({ title: "Connexion réussie", tone: "success" });
  }

  async function register(credentials: Credentials) {
    await signUp(credentials);
    onRegistered();
    const next = site?.courriel_actif
      ? "Un e-mail vient de partir : ouvrez-le pour confirmer votre adresse, puis connectez-vous."
      : "Vous pouvez maintenant vous connecter.";
    showToast({ title: "Inscription réussie", description: next, tone: "success" });
    form.current?.reset();
    onMode("connexion");
  }

  return (
    // why that method: sent before the page has come alive, the form must not go anywhere, least of all into the address.
    <form ref={form} method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-5">
      {confirmed && !isSignUp && (
        <p role="status" className="rounded bg-ok-soft px-4 py-3 text-ok text-sm">
          Votre adresse est confirmée. Vous pouvez vous connecter.
        </p>
      )}
      <Field label="E-mail" required>
        <TextInput type="email" name="email" autoComplete="username" />
      </Field>
      <Field label="Mot de passe" required {...(isSignUp && { hint: `${PASSWORD_MIN} caractères au minimum.` })}>
        <PasswordInput name="password" autoComplete={isSignUp ? "new-password" : "current-password"} />
      </Field>
      <Button type="submit" size="lg" busy={busy} busyLabel={isSignUp ? "Inscription..." : "Connexion..."}>
        {isSignUp ? "S’inscrire" : "Se connecter"}
      </Button>
      <div className="flex flex-col items-center gap-1">
        <Button variant="quiet" onClick={() => onMode(isSignUp ? "connexion" : "inscription")}>
          {isSignUp ? "Déjà un compte ? Se connecter" : "Pas encore de compte ? S’inscrire"}
        </Button>
        {!isSignUp && (
          <Button variant="quiet" onClick={onForgotten}>
            Mot de passe oublié ?
          </Button>
        )}
      </div>
    </form>
  );
}
