import { useEffect } from "react";
import { useSession } from "../../data/session.ts";
import { Invitation } from "../../features/crew/Invitation.tsx";
import { useSearchParams } from "../../ui/routing/search-params.ts";
import { OwnData } from "../OwnData.tsx";
import { PageRoom } from "../PageRoom.tsx";
import { forgetWantedPage, wantPage } from "../wanted-page.ts";

/** Where the link of an invitation leads, signed in or not. */
export default function InvitationPage() {
  const user = useSession();
  const [search] = useSearchParams();
  const jeton = search.get("jeton") ?? "";
  const isVisitor = user === null;
  useEffect(() => {
    if (isVisitor) wantPage({ pathname: "/partage", search: `?${new URLSearchParams({ jeton })}` });
    else forgetWantedPage();
  }, [isVisitor, jeton]);
  if (user === undefined) return <PageRoom />;
  return (
    <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-14">
      <title>Invitation – Bosco</title>
      <meta name="robots" content="noindex" />
      <h1 className="mb-6 text-center text-2xl">Invitation à bord</h1>
      <OwnData>
        <Invitation key={user?.id} jeton={jeton} user={user} />
      </OwnData>
    </div>
  );
}
