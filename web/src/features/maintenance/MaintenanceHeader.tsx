import { FREE_LIMITS } from "@bosco/domain/account";
import { CalendarDays, ClipboardList, Ellipsis, Plus } from "lucide-react";
import { useAccount } from "../../data/account.ts";
import { isAnothers, type SeenBoat } from "../../fleet/crew.ts";
import { PageHeader } from "../../ui/content/PageHeader.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { IconButton } from "../../ui/form/IconButton.tsx";
import { DropdownMenu, MenuItem } from "../../ui/overlay/DropdownMenu.tsx";

type MaintenanceHeaderProps = {
  /** The one that is shown, if not all are. */
  boat: SeenBoat | undefined;
  onAdd?: (() => void) | undefined;
  /** Only with one boat chosen: a plan is for one. */
  onPlan?: (() => void) | undefined;
  onCalendar: () => void;
};

export function MaintenanceHeader({ boat, onAdd, onPlan, onCalendar }: MaintenanceHeaderProps) {
  const { pro } = useAccount();
  return (
    <PageHeader
      title="Maintenance"
      subtitle={
        pro || isAnothers(boat) ? undefined : `(${FREE_LIMITS.openMaintenances} maintenances en compte gratuit)`
      }
      actions={
        <>
          {onAdd && (
            <Button onClick={onAdd} className="max-[22rem]:px-3">
              <Plus size={20} />
              Ajouter une maintenance
            </Button>
          )}
          <DropdownMenu
            trigger={
              <IconButton label="Autres actions" variant="secondary">
                <Ellipsis size={20} />
              </IconButton>
            }
          >
            {onPlan && (
              <MenuItem icon={<ClipboardList size={20} />} onSelect={onPlan}>
                Proposer un plan d’entretien
              </MenuItem>
            )}
            <MenuItem icon={<CalendarDays size={20} />} onSelect={onCalendar}>
              Calendrier
            </MenuItem>
          </DropdownMenu>
        </>
      }
    />
  );
}
