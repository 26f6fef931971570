import { euros, frenchDay, frenchHours } from "@bosco/domain/french";
import { type Maintenance, type Moment, recurrenceWords } from "@bosco/domain/maintenance";
import { CalendarCheck, CalendarDays, Gauge, Package, Repeat, UserRound, Wallet, Wrench } from "lucide-react";
import type { ReactNode } from "react";
import { dueText } from "./due-text.ts";
import { PartLines } from "./parts/PartLines.tsx";
import type { PartHeld } from "./parts/use-parts.ts";

type CardFactsProps = { maintenance: Maintenance; moment: Moment; parts: readonly PartHeld[] };

/** Due, recurrence, price, references, parts and description: what is known, and nothing for what is not. */
export function CardFacts({ maintenance: m, moment, parts }: CardFactsProps) {
  const byHours = m.heures_echeance !== null;
  return (
    <>
      <dl className="mt-3 flex flex-col gap-1.5 text-sm tabular-nums">
        <Fact
          name="Échéance"
          icon={byHours ? <Gauge size={18} /> : <CalendarDays size={18} />}
          value={dueText(m, moment)}
        />
        {m.date_realisation && (
          <Fact
            name="Réalisée"
            icon={<CalendarCheck size={18} />}
            value={`le ${frenchDay(m.date_realisation)}${m.heures_realisation ? ` à ${frenchHours(m.heures_realisation)}` : ""}`}
          />
        )}
        {m.statut === "Terminée" && m.fait_par && (
          <Fact name="Fait par" icon={<Wrench size={18} />} value={m.fait_par} />
        )}
        {m.recurrence !== "Aucune" && <Fact name="Récurrence" icon={<Repeat size={18} />} value={recurrenceWords(m)} />}
        {m.assigne && <Fact name="Confiée à" icon={<UserRound size={18} />} value={m.assigne} />}
        {m.prix !== null && <Fact name="Prix" icon={<Wallet size={18} />} value={euros(m.prix)} />}
        {m.reference_articles && <Fact name="Références" icon={<Package size={18} />} value={m.reference_articles} />}
      </dl>
      <PartLines parts={parts} />
      {m.description && <p className="mt-3 whitespace-pre-line break-words text-ink-2 text-sm">{m.description}</p>}
    </>
  );
}

function Fact({ name, icon, value }: { name: string; icon: ReactNode; value: string }) {
  return (
    <div className="flex items-start gap-2.5">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3">
        {icon}
      </span>
      <dt className="shrink-0 text-ink-2">
        {name}
        {"\u00a0"}:
      </dt>
      <dd className="min-w-0 break-words font-semibold">{value}</dd>
    </div>
  );
}
