import type { Boat } from "@bosco/domain/boats";
import { metres, withUnit } from "@bosco/domain/french";
import { Star } from "lucide-react";
import type { ReactNode } from "react";
import { BoatPicture } from "../../../fleet/BoatPicture.tsx";
import { isAnothers, useCrewLine } from "../../../fleet/crew.ts";
import { Badge } from "../../../ui/content/Badge.tsx";
import { Card } from "../../../ui/content/Card.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { Link } from "../../../ui/routing/Link.tsx";
import { EngineHours } from "./EngineHours.tsx";
import { Facts } from "./Facts.tsx";

/** The dashboard's card of the selected boat. */
export function BoatOverview({ boat, actions }: { boat: Boat; actions?: ReactNode }) {
  const { nom, longueur, largeur, tirant_eau, capacite_carburant, capacite_eau, capacite_eaux_usees } = boat;
  const crewLine = useCrewLine([boat])(boat);
  const facts = [
    { label: "Longueur", value: metres(longueur) },
    { label: "Largeur", value: metres(largeur) },
    ...(tirant_eau === null ? [] : [{ label: "Tirant d’eau", value: metres(tirant_eau) }]),
    { label: "Carburant", value: withUnit(capacite_carburant, "L") },
    { label: "Eau douce", value: withUnit(capacite_eau, "L") },
    ...(capacite_eaux_usees === null ? [] : [{ label: "Eaux usées", value: withUnit(capacite_eaux_usees, "L") }]),
  ];
  return (
    <Card as="section" aria-label={nom} className="overflow-hidden p-0!">
      <BoatPicture boat={boat} sizes="(min-width: 1024px) 500px, 96vw" className="aspect-2/1 w-full" />
      <div className="flex min-w-0 flex-col gap-5 p-5">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 className="min-w-0 break-words text-xl">{nom}</h2>
            {boat.par_defaut && !isAnothers(boat) && <Badge icon={<Star aria-hidden="true" />}>Par défaut</Badge>}
          </div>
          <p className="mt-1 break-words text-ink-2 text-sm">{identity(boat)}</p>
          {crewLine && <p className="mt-1 break-words text-ink-2 text-sm">{crewLine}</p>}
        </div>
        <EngineHours key={boat.id} boat={boat} />
        <Facts facts={facts} />
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to="/mes-bateaux">Gérer mes navires</Link>
          </Button>
          {actions}
        </div>
      </div>
    </Card>
  );
}

/** « Jeanneau Sun Odyssey 410 · 2019 · construit en 2018 · acheté en 2022 » */
function identity({ nom_constructeur, nom_modele, annee, annee_construction, annee_achat }: Boat): string {
  return [
    `${nom_constructeur} ${nom_modele}`,
    String(annee),
    annee_construction && `construit en ${annee_construction}`,
    annee_achat && `acheté en ${annee_achat}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
