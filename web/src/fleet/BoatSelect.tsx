import type { Boat } from "@bosco/domain/boats";
import { Sailboat } from "lucide-react";
import { OptionText } from "../ui/choice/OptionText.tsx";
import { Select } from "../ui/choice/Select.tsx";
import { useShownAtOnce } from "../ui/choice/use-shown-at-once.ts";
import { Skeleton } from "../ui/content/Skeleton.tsx";
import { classNames } from "../ui/theme/class-names.ts";
import { AddBoatLink } from "./AddBoatLink.tsx";
import { useCrewLine } from "./crew.ts";
import { SignLine } from "./SignLine.tsx";
import { useSignsToAsk } from "./signs.ts";

type BoatSelectProps = {
  boats: readonly Boat[];
  /** A boat's id, or '' for none (or for all, where that is offered). */
  value: string;
  onValueChange: (id: string) => void;
  /** Offers '' by this name, such as 'Tous les navires'. */
  allLabel?: string;
  disabled?: boolean;
  className?: string;
};

/** Chooses a boat by its name; maker, model and year below it, or whose it is and one's role, and what asks for somebody on it. Where there is none to choose, one can be added. */
export function BoatSelect({ boats, value, onValueChange, allLabel, disabled, className }: BoatSelectProps) {
  const { byBoat, ask } = useSignsToAsk();
  const crewLineOf = useCrewLine(boats);
  const [shown, choose] = useShownAtOnce(value, onValueChange);
  if (boats.length === 0) return <AddBoatLink variant="secondary" className="w-fit" />;
  // why not of one alone: there is nothing to choose by them.
  const showsSigns = boats.length > 1;
  const all = allLabel ? [{ value: "", label: allLabel }] : [];
  const options = boats.map((boat) => ({
    value: boat.id,
    label: boat.nom,
    // why instead: both would not fit, and two boats of one name are told apart by whose they are.
    description: crewLineOf(boat) ?? `${boat.nom_constructeur} ${boat.nom_modele} · ${boat.annee}`,
    note: showsSigns && <SignLine state={byBoat.get(boat.id)} />,
    icon: <Sailboat size={20} aria-hidden="true" />,
  }));
  return (
    <Select
      aria-label="Navire"
      placeholder="Sélectionner un navire"
      options={[...all, ...options]}
      value={shown}
      onValueChange={choose}
      onOpen={showsSigns ? ask : undefined}
      disabled={disabled}
      className={className}
    />
  );
}

const NOTHING_YET = { value: "", label: "\u00a0", description: "\u00a0" };

/** Holds its place while the boats are read. */
export const BoatSelectRoom = ({ className }: { className: string }) => (
  <Skeleton className={classNames("h-auto border border-line px-3.5 py-2 text-md", className)}>
    <OptionText option={NOTHING_YET} />
  </Skeleton>
);
