import { lazy } from "react";
import { Navigate } from "react-router";
import { useSession } from "../../data/session.ts";
import { Spinner } from "../../ui/content/Spinner.tsx";

const LandingPage = lazy(() => import("./LandingPage.tsx"));

/** A visitor sees the landing page; whoever is signed in goes on to his boats. */
export default function HomePage() {
  const user = useSession();
  if (user === undefined) return <Spinner />;
  return user ? <Navigate to="/dashboard" replace /> : <LandingPage />;
}
