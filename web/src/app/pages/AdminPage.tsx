import { useSession } from "../../data/session.ts";
import { Administration, CheckingAccess } from "../../features/admin/Administration.tsx";
import { Navigate } from "../../ui/routing/Navigate.tsx";
import { OwnData } from "../OwnData.tsx";

/** Outside the protected layout: whoever is not signed in goes to the sign-in page. */
export default function AdminPage() {
  const user = useSession();
  if (user === undefined) return <CheckingAccess />;
  if (!user) return <Navigate to="/auth" />;
  return (
    <OwnData>
      <Administration key={user.id} />
    </OwnData>
  );
}
