import { useEffect } from "react";
import { useSession } from "../../data/session.ts";
import { AfterDemoNote } from "../../features/account/AfterDemoNote.tsx";
import { CredentialsForm } from "../../features/account/CredentialsForm.tsx";
import { DemoEntry } from "../../features/account/DemoEntry.tsx";
import { ForgottenPasswordForm } from "../../features/account/ForgottenPasswordForm.tsx";
import { NewPasswordForm } from "../../features/account/NewPasswordForm.tsx";
import { WaitingNote } from "../../features/account/WaitingNote.tsx";
import { Card } from "../../ui/content/Card.tsx";
import { onFirstUse } from "../../ui/first-use.ts";
import { wantToaster } from "../../ui/overlay/toast.ts";
import { useAddressChoice } from "../../ui/routing/address-state.ts";
import { Navigate } from "../../ui/routing/Navigate.tsx";
import { useSearchParams } from "../../ui/routing/search-params.ts";
import { useReader } from "../expected-reader.ts";
import { PageRoom } from "../PageRoom.tsx";
import { keepWantedPage, wantedPage } from "../wanted-page.ts";

const MODES = ["connexion", "inscription", "oubli"] as const;
type Mode = (typeof MODES)[number];

const TITLES: Record<Mode, string> = {
  connexion: "Se connecter",
  inscription: "Créer un compte",
  oubli: "Mot de passe oublié",
};

/** Sign-in and sign-up, the forgotten password, and the new one that follows a reset link. */
export default function AuthPage() {
  const user = useSession();
  const [search, setSearch] = useSearchParams();
  const [mode, setMode] = useAddressChoice("mode", MODES);
  const token = search.get("jeton");
  useEffect(() => onFirstUse(wantToaster), []);
  const isVisitor = useReader(user) === "visitor";
  if (user) return <Navigate to={wantedPage()} />;
  if (!isVisitor) return <PageRoom />;
  const title = token ? "Nouveau mot de passe" : TITLES[mode];
  return (
    <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-14">
      <title>{`${title} – Bosco`}</title>
      <meta
        name="description"
        content="Connectez-vous à Bosco, créez votre compte gratuit ou essayez la démo : le carnet de votre bateau, à quai comme au large."
      />
      <h1 className="mb-6 text-center text-2xl">{title}</h1>
      <WaitingNote />
      {search.get("depuis") === "demo" && mode === "inscription" && <AfterDemoNote />}
      <Card className="p-5 sm:p-7">
        {token && <NewPasswordForm token={token} onDone={() => setSearch({ jeton: undefined }, { replace: true })} />}
        {!token && mode === "oubli" && <ForgottenPasswordForm onBack={() => setMode("connexion")} />}
        {!token && mode !== "oubli" && (
          <CredentialsForm
            mode={mode}
            confirmed={search.has("confirme")}
            onMode={setMode}
            onForgotten={() => setMode("oubli")}
            onRegistered={keepWantedPage}
          />
        )}
      </Card>
      {!token && <DemoEntry startNow={search.has("demo")} />}
    </div>
  );
}
