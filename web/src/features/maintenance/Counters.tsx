import {
  groupMaintenances,
  MAINTENANCE_GROUPS,
  type Maintenance,
  type MaintenanceGroup,
  type MomentOf,
} from "@bosco/domain/maintenance";
import { Stat } from "../../ui/content/Stat.tsx";
import { groupTones } from "./tones.ts";

type CountersProps = {
  list: readonly Maintenance[];
  momentOf: MomentOf;
  pressed: MaintenanceGroup | undefined;
  onPress: (group: MaintenanceGroup | undefined) => void;
};

/** How many there are of each kind; a press shows only those, another press all again. */
export function Counters({ list, momentOf, pressed, onPress }: CountersProps) {
  const groups = groupMaintenances(list, momentOf);
  return (
    <fieldset
      aria-label="Nombre de maintenances par statut"
      className="grid grid-cols-2 gap-3 max-[16rem]:grid-cols-1 sm:grid-cols-4"
    >
      {MAINTENANCE_GROUPS.map((group) => (
        <Stat
          key={group}
          label={group}
          value={groups[group].length}
          tone={groupTones[group]}
          pressed={pressed === group}
          onPress={() => onPress(pressed === group ? undefined : group)}
        />
      ))}
    </fieldset>
  );
}
