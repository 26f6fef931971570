import { useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { useSession } from "../../data/session.ts";
import { CredentialsForm } from "../../features/account/CredentialsForm.tsx";
import { DemoEntry } from "../../features/account/DemoEntry.tsx";
import { ForgottenPasswordForm } from "../../features/account/ForgottenPasswordForm.tsx";
import { NewPasswordForm } from "../../features/account/NewPasswordForm.tsx";
import { Card } from "../../ui/content/Card.tsx";
import { Spinner } from "../../ui/content/Spinner.tsx";

type Mode = "connexion" | "inscription" | "oubli";

const TITLES: Record<Mode, string> = {
  connexion: "Se connecter",
  inscription: "Créer un compte",
  oubli: "Mot de passe oublié",
};

/** Sign-in and sign-up, the forgotten password, and the new one that follows a reset link. */
export default function AuthPage() {
  const user = useSession();
  const [search, setSearch] = useSearchParams();
  const [mode, setMode] = useState<Mode>(search.get("mode") === "inscription" ? "inscription" : "connexion");
  const token = search.get("jeton");
  if (user === undefined) return <Spinner />;
  if (user) return <Navigate to="/dashboard" replace />;
  const title = token ? "Nouveau mot de passe" : TITLES[mode];
  return (
    <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-14">
      <title>{`${title} – Bosco`}</title>
      <h1 className="mb-6 text-center text-2xl">{title}</h1>
      <Card className="p-5 sm:p-7">
        {token && <NewPasswordForm token={token} onDone={() => setSearch({})} />}
        {!token && mode === "oubli" && <ForgottenPasswordForm onBack={() => setMode("connexion")} />}
        {!token && mode !== "oubli" && (
          <CredentialsForm
            mode={mode}
            confirmed={search.has("confirme")}
            onMode={setMode}
            onForgotten={() => setMode("oubli")}
          />
        )}
      </Card>
      {!token && <DemoEntry startNow={search.has("demo")} />}
    </div>
  );
}
