import type { Boat } from "@bosco/domain/boats";
import type { ReactNode } from "react";
import { BoatPicture } from "../../fleet/BoatPicture.tsx";
import { boatAddress } from "../../fleet/boat-address.ts";
import { useCrewLine } from "../../fleet/crew.ts";
import { Link } from "../../ui/routing/Link.tsx";

type BoatCellProps = {
  boat: Boat;
  /** Further lines. */
  children?: ReactNode;
};

/** The boat's picture and name. The link covers the whole row, which is `relative`. */
export function BoatCell({ boat, children }: BoatCellProps) {
  const crewLine = useCrewLine([boat])(boat);
  return (
    <div className="flex min-w-0 items-center gap-3 text-left">
      {/* why hidden: the name beside it says the same. */}
      <div aria-hidden="true" className="h-12 w-16 shrink-0 overflow-hidden rounded-sm">
        <BoatPicture boat={boat} sizes="64px" lazy className="size-full" />
      </div>
      <div className="min-w-0">
        <Link
          to={boatAddress("/dashboard", boat.id)}
          className="break-words font-bold text-md leading-snug after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-sea focus-visible:after:-outline-offset-2"
        >
          {boat.nom}
        </Link>
        <p className="break-words font-normal text-ink-2 text-sm">
          {boat.nom_constructeur} {boat.nom_modele}
        </p>
        {crewLine && <p className="break-words font-normal text-ink-2 text-sm">{crewLine}</p>}
        {children}
      </div>
    </div>
  );
}
