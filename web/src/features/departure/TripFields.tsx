import { addDays, daysBetween } from "@bosco/domain";
import { type Boat, type Engine, saidCapacity } from "@bosco/domain/boats";
import type { TripDraft } from "@bosco/domain/departure";
import { withUnit } from "@bosco/domain/french";
import { ZONES, type Zone, zoneWords } from "@bosco/domain/safety";
import { useToday } from "../../data/today.ts";
import { Select } from "../../ui/choice/Select.tsx";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { NumberStepper } from "../../ui/form/NumberStepper.tsx";
import { AmountField } from "./AmountField.tsx";
import { DepartureDay } from "./DepartureDay.tsx";
import { EngineFields } from "./EngineFields.tsx";

type TripFieldsProps = {
  boat: Boat;
  engines: readonly Engine[];
  trip: TripDraft;
  onChange: (changed: Partial<TripDraft>) => void;
};

const ZONE_OPTIONS = ZONES.map((zone) => ({ value: zone, label: zoneWords(zone) }));

const UNKNOWN = "Laissez vide si vous ne savez pas.";
/** why 100 000: of a tank that nobody has described, what may be kept. */
const tankMost = (litres: number | undefined) => litres ?? 100_000;
const tankHint = (litres: number | undefined) =>
  litres === undefined ? UNKNOWN : `Réservoirs\u00a0: ${withUnit(litres, "L")}. ${UNKNOWN}`;

/** Where one goes, with whom, from when and for how long, and with what in the tanks. */
export function TripFields({ boat, engines, trip, onChange }: TripFieldsProps) {
  const today = useToday();
  const water = saidCapacity(boat, "capacite_eau");
  const fuel = saidCapacity(boat, "capacite_carburant");
  const stepper = (
    name: "personnes" | "enfants" | "jours",
    label: string,
    least: number,
    most: number,
    hint?: string,
  ) => (
    <Field label={label} hint={hint}>
      <NumberStepper
        label={label}
        value={trip[name]}
        min={least}
        max={most}
        onValueChange={(value) => onChange({ [name]: Math.round(value) })}
      />
    </Field>
  );
  // why: a trip under way goes on until today at least; one that is over is no trip to prepare.
  const leastDays = Math.max(1, 1 + daysBetween(trip.depart, today));
  return (
    <div className="grid gap-4">
      <Field label="Zone, depuis un abri">
        <Select<Zone> options={ZONE_OPTIONS} value={trip.zone} onValueChange={(zone) => onChange({ zone })} />
      </Field>
      <DepartureDay
        value={trip.depart}
        min={addDays(today, 1 - trip.jours)}
        onValueChange={(depart) => onChange({ depart })}
      />
      {stepper("jours", "Jours", leastDays, 90)}
      <div className="grid gap-4 sm:grid-cols-2">
        {stepper("personnes", "Personnes à bord", 1, 50)}
        {stepper("enfants", "dont enfants", 0, trip.personnes, "Jusqu’à 30\u00a0kg")}
      </div>
      <Checkbox
        label="En Méditerranée"
        description="L’annuaire des marées n’y est pas demandé."
        checked={trip.mediterranee}
        onChange={(event) => onChange({ mediterranee: event.target.checked })}
      />
      <EngineFields engines={engines} planned={trip.moteurs} onChange={(moteurs) => onChange({ moteurs })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField
          label="Eau à bord"
          unit="L"
          most={tankMost(water)}
          value={trip.eau_a_bord}
          onValueChange={(eau_a_bord) => onChange({ eau_a_bord })}
          hint={tankHint(water)}
        />
        <AmountField
          label="Carburant à bord"
          unit="L"
          most={tankMost(fuel)}
          value={trip.carburant_a_bord}
          onValueChange={(carburant_a_bord) => onChange({ carburant_a_bord })}
          hint={tankHint(fuel)}
        />
      </div>
    </div>
  );
}
