import { Navigate } from "react-router";
import { useSession } from "../../data/session.ts";
import { Administration, CheckingAccess } from "../../features/admin/Administration.tsx";

/** Outside the protected layout: whoever is not signed in goes to the sign-in page. */
export default function AdminPage() {
  const user = useSession();
  if (user === undefined) return <CheckingAccess />;
  return user ? <Administration key={user.id} /> : <Navigate to="/auth" replace />;
}
