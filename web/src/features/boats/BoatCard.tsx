import type { Boat, Engine } from "@bosco/domain/boats";
import type { BoatState } from "@bosco/domain/fleet";
import { metres, plural } from "@bosco/domain/french";
import { Check, Pencil, Star, Trash2 } from "lucide-react";
import { memo, type ReactNode } from "react";
import { useCommand } from "../../data/use-command.ts";
import { BoatPicture } from "../../fleet/BoatPicture.tsx";
import { useCrewLine, useMay } from "../../fleet/crew.ts";
import { EngineHoursText } from "../../fleet/EngineHoursText.tsx";
import { SignBadges } from "../../fleet/SignBadges.tsx";
import { Badge } from "../../ui/content/Badge.tsx";
import { Card } from "../../ui/content/Card.tsx";
import { CardButton } from "../../ui/content/CardButton.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { makeDefaultBoat } from "./queries.ts";

type BoatCardProps = {
  boat: Boat;
  engines: readonly Engine[];
  /** Undefined until it is known. */
  state: BoatState | undefined;
  selected: boolean;
  /** Beyond the first screen: its picture is fetched when it comes into sight. */
  isFar: boolean;
  /** The way to its crew. */
  crewEntry: (boat: Boat) => ReactNode;
  onSelect: (id: string) => void;
  onEdit: (boat: Boat) => void;
  onDelete: (boat: Boat) => void;
};

/** A press anywhere on the card selects the boat; its buttons do what they say. */
export const BoatCard = memo(function BoatCard({
  boat,
  engines,
  state,
  selected,
  isFar,
  crewEntry,
  onSelect,
  onEdit,
  onDelete,
}: BoatCardProps) {
  const makeDefault = useCommand(makeDefaultBoat);
  const may = useMay(boat);
  const crewLine = useCrewLine([boat])(boat);
  const { nom, nom_constructeur, nom_modele, annee, longueur, largeur, par_defaut } = boat;
  return (
    // why: of two hundred cards, those out of sight cost nothing until they come into it.
    <Card
      as="li"
      selected={selected}
      className="relative flex flex-col overflow-hidden p-0! [content-visibility:auto]"
      style={{ containIntrinsicSize: "auto 30rem" }}
    >
      <BoatPicture
        boat={boat}
        lazy={isFar}
        sizes="(min-width: 1024px) 360px, (min-width: 640px) 45vw, 92vw"
        className="aspect-3/2 w-full"
      />
      {selected && (
        <Badge tone="sea" icon={<Check aria-hidden="true" />} className="absolute top-3 left-3">
          Sélectionné
        </Badge>
      )}
      <div className="flex flex-1 flex-col p-5">
        <h3 className="text-lg">
          <CardButton pressed={selected} onClick={() => onSelect(boat.id)} className="break-words">
            {nom}
          </CardButton>
        </h3>
        <p className="mt-0.5 break-words text-ink-2 text-sm">
          {nom_constructeur} {nom_modele} · {annee}
        </p>
        {crewLine && <p className="mt-0.5 break-words font-semibold text-sm">{crewLine}</p>}
        <p className="mt-2 text-sm tabular-nums">
          {metres(longueur)} × {metres(largeur)} · <EngineHoursText engines={engines} />{" "}
          {plural(engines.length, "moteur")}
        </p>
        {/* why that high without them: they come later, and nothing may jump. */}
        <p className="mt-3 flex min-h-6 flex-wrap gap-1.5">{state && <SignBadges state={state} />}</p>
        <div className="mt-2 flex min-h-11 flex-wrap items-center">
          {par_defaut && <Badge icon={<Star aria-hidden="true" />}>Par défaut</Badge>}
          {!par_defaut && may("boat.own") && (
            <Button
              variant="quiet"
              className="relative -ml-4"
              busy={makeDefault.busy}
              onClick={() => makeDefault.run({ id: boat.id })}
              aria-label={`Définir par défaut\u00a0: ${nom}`}
            >
              <Star size={18} />
              Définir par défaut
            </Button>
          )}
          {crewEntry(boat)}
        </div>
        {may("boat.edit") && (
          <div className="relative mt-auto -mb-2 flex flex-wrap justify-between border-line border-t pt-2">
            <Button variant="quiet" onClick={() => onEdit(boat)} aria-label={`Modifier ${nom}`} className="-ml-4">
              <Pencil size={18} />
              Modifier
            </Button>
            {may("boat.own") && (
              <Button
                variant="danger-quiet"
                onClick={() => onDelete(boat)}
                aria-label={`Supprimer ${nom}`}
                className="-mr-4"
              >
                <Trash2 size={18} />
                Supprimer
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
});
