import { useEffect } from "react";
import { useSession } from "../../data/session.ts";
import { Administration, CheckingAccess } from "../../features/admin/Administration.tsx";
import { Navigate } from "../../ui/routing/Navigate.tsx";
import { OwnData } from "../OwnData.tsx";
import { forgetWantedPage, wantPage } from "../wanted-page.ts";

/** Outside the protected layout: whoever is not signed in goes to the sign-in page. */
export default function AdminPage() {
  const user = useSession();
  const isVisitor = user === null;
  useEffect(() => {
    if (isVisitor) wantPage({ pathname: "/admin", search: "" });
    else forgetWantedPage();
  }, [isVisitor]);
  if (user === undefined) return <CheckingAccess />;
  if (!user) return <Navigate to="/auth" />;
  return (
    <OwnData>
      <Administration key={user.id} />
    </OwnData>
  );
}
