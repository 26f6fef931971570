import { Features } from "../../features/site/landing/Features.tsx";
import { Hero } from "../../features/site/landing/Hero.tsx";
import { MadeForSea } from "../../features/site/landing/MadeForSea.tsx";
import { Plans } from "../../features/site/landing/Plans.tsx";

export default function LandingPage() {
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
