import { PASSWORD_MIN } from "@bosco/domain/account";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { AuthError, signIn, signUp } from "../../data/auth.ts";
import { siteQuery } from "../../data/site.ts";
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
};

const SIGN_UP_FAILED = "Erreur lors de l'inscription. Vérifiez vos informations.";

export function CredentialsForm({ mode, confirmed, onMode, onForgotten }: CredentialsFormProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const { data: site } = useQuery(siteQuery);
  const isSignUp = mode === "inscription";

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!email.trim() || !password)
      return showToast({ title: "Erreur", description: "Veuillez remplir tous les champs.", tone: "error" });
    setBusy(true);
    try {
      await (isSignUp ? register() : enter());
    } catch (error) {
      showAuthError(error instanceof AuthError ? error : undefined, isSignUp ? SIGN_UP_FAILED : undefined);
    } finally {
      setBusy(false);
    }
  }

  async function enter() {
    await signIn({ email: email.trim(), password });
    showToast({ title: "Connexion réussie", tone: "success" });
  }

  async function register() {
    await signUp({ email: email.trim(), password });
    const next = site?.courriel_actif
      ? "Un e-mail vient de partir : ouvrez-le pour confirmer votre adresse, puis connectez-vous."
      : "Vous pouvez maintenant vous connecter.";
    showToast({ title: "Inscription réussie", description: next, tone: "success" });
    setEmail("");
    setPassword("");
    onMode("connexion");
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {confirmed && !isSignUp && (
        <p role="status" className="rounded bg-ok-soft px-4 py-3 text-ok text-sm">
          Votre adresse est confirmée. Vous pouvez vous connecter.
        </p>
      )}
      <Field label="E-mail" required>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label="Mot de passe" required {...(isSignUp && { hint: `${PASSWORD_MIN} caractères au minimum.` })}>
        <PasswordInput
          name="password"
          autoComplete={isSignUp ? "new-password" : "current-password"}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
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
