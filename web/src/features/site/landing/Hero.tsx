import { Button } from "../../../ui/form/Button.tsx";
import { Link } from "../../../ui/routing/Link.tsx";
import { DashboardPicture } from "./DashboardPicture.tsx";

export function Hero() {
  return (
    <section className="grid overflow-hidden rounded-lg border border-line bg-surface shadow-card lg:grid-cols-[11fr_9fr]">
      <div className="flex flex-col items-start justify-center px-6 py-6 sm:p-12">
        <h1 className="font-bold text-ink text-xl sm:text-2xl tracking-tight lg:text-[calc(var(--text-2xl)*1.3)]">
          Votre bateau mérite un bon bosco.
        </h1>
        <p className="mt-5 text-ink-2 leading-relaxed">
          Entretien, stocks, avitaillement, checklists, papiers : Bosco tient le carnet de votre bateau et vous dit ce
          qu’il faut faire, ce qu’il faut acheter et ce qui ne peut plus attendre. Au port comme au large.
        </p>
        <div className="mt-6 flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap">
          <Button asChild size="lg">
            <Link to="/auth?mode=inscription">S'inscrire</Link>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <Link to="/auth?demo=1">Essayer la démo</Link>
          </Button>
          <Button asChild size="lg" variant="quiet">
            <Link to="/auth">Se connecter</Link>
          </Button>
        </div>
        <p className="mt-5 text-ink-3 text-sm">Gratuit pour un bateau, sans carte bancaire.</p>
      </div>
      <div className="mt-auto hidden px-6 pt-12 lg:block">
        <DashboardPicture />
      </div>
    </section>
  );
}
