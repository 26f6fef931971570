import { useCallback, useEffect } from "react";
import { useSession } from "../../data/session.ts";
import { Invitation } from "../../features/crew/Invitation.tsx";
import { useSearchParams } from "../../ui/routing/search-params.ts";
import { OwnData } from "../OwnData.tsx";
import { PageRoom } from "../PageRoom.tsx";
import { useSignOut } from "../use-sign-out.tsx";
import { forgetWantedPage, wantPage } from "../wanted-page.ts";

/** Where the link of an invitation leads, signed in or not. */
export default function InvitationPage() {
  const user = useSession();
  const { leave, question } = useSignOut();
  const [search] = useSearchParams();
  const jeton = search.get("jeton") ?? "";
  const isVisitor = user === null;
  useEffect(() => {
    if (!isVisitor) forgetWantedPage();
  }, [isVisitor]);
  // why only then: a link that leads nowhere must not be where a sign-in leads.
  const want = useCallback(
    () => wantPage({ pathname: "/partage", search: `?${new URLSearchParams({ jeton })}` }),
    [jeton],
  );
  if (user === undefined) return <PageRoom />;
  return (
    <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-14">
      <title>Invitation – Bosco</title>
      <meta name="robots" content="noindex" />
      <h1 className="mb-6 text-center text-2xl">Invitation à bord</h1>
      <OwnData>
        <Invitation key={user?.id} jeton={jeton} user={user} onSignIn={want} onSignOut={leave} />
        {question}
      </OwnData>
    </div>
  );
}
