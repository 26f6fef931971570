import { CEILINGS, FAIR_QUESTIONS_PER_DAY, FREE_LIMITS, PRICES } from "@bosco/domain/account";
import { euros, frenchNumber } from "@bosco/domain/french";
import { Check } from "lucide-react";
import { Card } from "../../../ui/content/Card.tsx";
import { Link } from "../../../ui/routing/Link.tsx";

const most = (thing: keyof typeof CEILINGS) => frenchNumber(CEILINGS[thing].pro);

const PLANS = [
  {
    name: "Gratuit",
    price: "0 €",
    note: "Sans durée d’essai, sans carte bancaire",
    lines: [
      `${FREE_LIMITS.boats} bateau`,
      `${FREE_LIMITS.openMaintenances} maintenances à la fois, sans compter l’historique`,
      `${FREE_LIMITS.articles} articles d’inventaire`,
      `${FREE_LIMITS.documents} papiers`,
      `${FREE_LIMITS.questionsPerDay} questions à l’assistant par jour`,
      `Jusqu’à ${most("checklists")} checklists`,
    ],
  },
  {
    name: "Pro",
    price: `${euros(PRICES.mensuel)} par mois`,
    note: `ou ${euros(PRICES.annuel)} par an, toutes taxes comprises`,
    lines: [
      `Jusqu’à ${most("boats")} bateaux`,
      `Jusqu’à ${most("maintenances")} maintenances`,
      `Jusqu’à ${most("articles")} articles et ${most("documents")} papiers`,
      `${FAIR_QUESTIONS_PER_DAY} questions à l’assistant par jour`,
      "Générateur de listes d’avitaillement",
    ],
  },
];

export function Plans() {
  return (
    <section aria-labelledby="formules">
      <h2 id="formules" className="font-bold text-ink text-xl tracking-tight">
        Gratuit pour un bateau, Pro pour toute la flotte
      </h2>
      <div className="mt-6 grid gap-4 md:grid-cols-2 lg:gap-5">
        {PLANS.map(({ name, price, note, lines }) => (
          <Card key={name} className="sm:p-8">
            <h3 className="font-semibold text-ink-2">{name}</h3>
            <p className="mt-1 font-bold text-ink text-xl tabular-nums">{price}</p>
            <p className="text-ink-3 text-sm">{note}</p>
            <ul className="mt-5 flex flex-col gap-2.5">
              {lines.map((line) => (
                <li key={line} className="flex gap-2.5 text-ink-2">
                  <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
                  {line}
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
      <p className="mt-5 max-w-prose text-ink-2 text-sm">
        À ce jour, le paiement de l’abonnement Pro est une simulation : rien n’est prélevé. Le détail est dans les{" "}
        <Link to="/cgv" className="text-sea underline underline-offset-4">
          conditions générales de vente
        </Link>{" "}
        et dans la{" "}
        <Link to="/faq#compte-et-abonnement" className="text-sea underline underline-offset-4">
          FAQ
        </Link>
        .
      </p>
    </section>
  );
}
