import { useSession } from "../../data/session.ts";
import { Features } from "../../features/site/landing/Features.tsx";
import { Hero } from "../../features/site/landing/Hero.tsx";
import { MadeForSea } from "../../features/site/landing/MadeForSea.tsx";
import { Plans } from "../../features/site/landing/Plans.tsx";
import { Navigate } from "../../ui/routing/Navigate.tsx";
import { useReader } from "../expected-reader.ts";
import { PageRoom } from "../PageRoom.tsx";

/** A visitor sees the landing page; whoever is signed in goes on to his boats. */
export default function LandingPage() {
  const user = useSession();
  const reader = useReader(user);
  if (user) return <Navigate to="/dashboard" />;
  return reader === "visitor" ? <Landing /> : <PageRoom />;
}

function Landing() {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-16 px-4 py-6 sm:px-6 sm:py-10 lg:gap-24 lg:py-14">
      <title>Bosco · Entretien, inventaire et checklists de votre bateau</title>
      <meta
        name="description"
        content="Bosco tient le carnet de votre bateau : entretien, inventaire, avitaillement, checklists et assistant nautique. Gratuit pour un bateau."
      />
      <Hero />
      <Features />
      <MadeForSea />
      <Plans />
    </div>
  );
}
