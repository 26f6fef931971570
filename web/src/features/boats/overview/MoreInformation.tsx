import type { Boat } from "@bosco/domain/boats";
import { FileText } from "lucide-react";
import { Card, CardHeader } from "../../../ui/content/Card.tsx";

/** 'Informations complémentaires': there only when there is something to say. */
export function MoreInformation({ boat }: { boat: Boat }) {
  const lines = [
    ["Immatriculation", boat.immatriculation],
    ["Port d’attache", boat.port_attache],
    ["Pavillon", boat.pavillon],
    ["Numéro HIN", boat.numero_hin],
    ["MMSI", boat.mmsi],
    ["Couleur", boat.couleur],
  ].filter(([, value]) => value);
  if (lines.length === 0 && !boat.note) return null;
  return (
    <Card as="section" aria-label="Informations complémentaires">
      <CardHeader
        title="Informations complémentaires"
        icon={<FileText size={22} className="text-sea" aria-hidden="true" />}
      />
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {lines.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-2 text-xs">{label}</dt>
            <dd className="break-words font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
        {boat.note && (
          <div className="sm:col-span-2">
            <dt className="text-ink-2 text-xs">Note</dt>
            <dd className="whitespace-pre-wrap break-words">{boat.note}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
