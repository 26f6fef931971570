import type { Account } from "@bosco/contract";
import { FORMULES, type Formule, PRICES } from "@bosco/domain/account";
import { euros } from "@bosco/domain/french";
import { CreditCard, Info } from "lucide-react";
import { useState } from "react";
import { useIntention } from "../../../data/intention.ts";
import { useCommand } from "../../../data/use-command.ts";
import { Card, CardHeader } from "../../../ui/content/Card.tsx";
import { CardButton } from "../../../ui/content/CardButton.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { CheckingNote } from "../../../ui/form/CheckingNote.tsx";
import { simulatePayment } from "../queries.ts";

const NAMES: Record<Formule, { name: string; per: string }> = {
  mensuel: { name: "Mensuel", per: "mois" },
  annuel: { name: "Annuel", per: "an" },
};

export function SimulationCard({ account }: { account: Account }) {
  const [formule, setFormule] = useState<Formule>("annuel");
  const intention = useIntention();
  const payment = useCommand(simulatePayment, intention);
  if (account.est_demo) return null;
  return (
    <Card as="section" aria-label="Simulation d’abonnement" className="sm:p-7">
      <CardHeader title="Simulation d’abonnement" />
      <p className="flex items-start gap-2.5 rounded bg-soon-soft px-4 py-3 font-semibold text-sm text-soon">
        <Info size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
        Simulation, aucun paiement réel.
      </p>
      <ul className="mt-4 grid grid-cols-2 gap-3">
        {FORMULES.map((one) => (
          <Card as="li" key={one} selected={one === formule} className="relative p-4 shadow-none">
            <CardButton pressed={one === formule} onClick={() => setFormule(one)} className="block w-full">
              <span className="block text-ink-2 text-sm">{NAMES[one].name}</span>
              <span className="block font-bold text-lg tabular-nums">{euros(PRICES[one])}</span>
              <span className="block text-ink-2 text-sm">par {NAMES[one].per}</span>
            </CardButton>
          </Card>
        ))}
      </ul>
      <TestCard />
      <CheckingNote check={intention.check} className="mt-5" />
      <Button
        className="mt-5 w-full"
        busy={payment.busy}
        busyLabel="Simulation..."
        onClick={() => payment.run({ plan: formule })}
      >
        <CreditCard size={18} />
        Simuler le paiement
      </Button>
      <p className="mt-3 text-ink-2 text-xs">
        L’abonnement ne se renouvelle pas tout seul. Ne saisissez jamais le numéro d’une vraie carte{"\u00a0"}: il n’y a
        rien à saisir.
      </p>
    </Card>
  );
}

/** The sandbox card of payment providers. It is shown, never asked for. */
function TestCard() {
  return (
    <figure className="mt-4 rounded-lg bg-sea-soft p-5">
      <figcaption className="text-sm">Carte d’essai</figcaption>
      <p className="mt-4 font-semibold text-md tracking-widest tabular-nums">4242 4242 4242 4242</p>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-sm tabular-nums">
        <div>
          <dt>Expire</dt>
          <dd className="font-semibold">12/34</dd>
        </div>
        <div>
          <dt>Cryptogramme</dt>
          <dd className="font-semibold">123</dd>
        </div>
      </dl>
    </figure>
  );
}
