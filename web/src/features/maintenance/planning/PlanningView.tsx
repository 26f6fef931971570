import type { Day } from "@bosco/domain";
import { counted, weekdayAndDay } from "@bosco/domain/french";
import {
  type Maintenance,
  type MomentOf,
  maintenanceGroup,
  PERIODS_AT_ONCE,
  PLANNING_UNITS,
  planning,
  refuseMove,
} from "@bosco/domain/maintenance";
import { CalendarCheck, CalendarDays, CalendarRange, Printer } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useToday } from "../../../data/today.ts";
import type { useMayOn } from "../../../fleet/crew-rows.ts";
import { usePaper } from "../../../pdf/use-paper.ts";
import { ChipGroup } from "../../../ui/choice/ChipGroup.tsx";
import { EmptyState } from "../../../ui/content/EmptyState.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { useAddressChoice } from "../../../ui/routing/address-state.ts";
import { useMediaQuery } from "../../../ui/theme/use-media-query.ts";
import { dueText } from "../due-text.ts";
import { groupTones } from "../tones.ts";
import { MoveDialog } from "./MoveDialog.tsx";
import { REFUSALS } from "./move-words.ts";
import type { MovedWork, Moving } from "./moving.ts";
import { PeriodList } from "./PeriodList.tsx";
import { PlannedItem } from "./PlannedItem.tsx";
import { useDragMove } from "./use-drag-move.ts";
import { useKeyMove } from "./use-key-move.ts";
import { useMovedFocus } from "./use-moved-focus.ts";
import { useReschedule } from "./use-reschedule.ts";
import { WeekGrid } from "./WeekGrid.tsx";
import { WorkRow } from "./WorkRow.tsx";

const units = [
  { value: "semaine", label: "Semaines", icon: <CalendarDays size={18} aria-hidden="true" /> },
  { value: "mois", label: "Mois", icon: <CalendarRange size={18} aria-hidden="true" /> },
] as const;

export type PlanningViewProps = {
  list: readonly Maintenance[];
  momentOf: MomentOf;
  mayOn: ReturnType<typeof useMayOn>;
  /** By their ids, whatever is shown. */
  boatNames: ReadonlyMap<string, string>;
  /** The boat that is shown, if not all are. */
  boat: string | undefined;
  /** What a work is called, with its engine where the boat has several. */
  titleOf: (m: Maintenance) => string;
  onEdit: (m: Maintenance) => void;
};

/** What is to be done by week or month, where each can be moved to another day. */
export default function PlanningView({ list, momentOf, mayOn, boatNames, boat, titleOf, onEdit }: PlanningViewProps) {
  const today = useToday();
  const [unit, setUnit] = useAddressChoice("par", PLANNING_UNITS);
  const [helpings, setHelpings] = useState(1);
  const [moving, setMoving] = useState<Moving>();
  const [said, setSaid] = useState("");
  const [choosing, setChoosing] = useState<MovedWork>();
  const more = useRef<HTMLButtonElement>(null);
  const isWide = useMediaQuery("(min-width: 64rem)");
  const paper = usePaper("Planning généré avec succès\u00a0!");
  const reschedule = useReschedule(titleOf);
  const planned = useMemo(
    () => planning(list, momentOf, { unit, today, count: PERIODS_AT_ONCE[unit] * helpings }),
    [list, momentOf, unit, today, helpings],
  );

  const keepFocus = useMovedFocus(list, more);
  const move = ({ work }: MovedWork, day: Day) =>
    keepFocus(work.id, day, async () => {
      const isMoved = await reschedule(work, day);
      if (isMoved) setSaid(`«\u00a0${titleOf(work)}\u00a0»\u00a0: ${weekdayAndDay(day)}`);
      return isMoved;
    });
  const drag = useDragMove({ unit, today, setMoving, onMove: move });
  const keysOf = useKeyMove({ unit, today, moving, setMoving, titleOf, say: setSaid, onMove: move });

  const nameOf = (m: Maintenance) => boatNames.get(m.bateau_id) ?? "";
  const dueOf = (m: Maintenance) => dueText(m, momentOf(m));
  const item = (one: MovedWork, due?: string) => {
    const refusal = refuseMove(one.work, momentOf(one.work));
    return (
      <PlannedItem
        one={one}
        title={titleOf(one.work)}
        tone={groupTones[maintenanceGroup(one.work, momentOf(one.work))]}
        boatName={boat ? undefined : nameOf(one.work)}
        due={due}
        moving={moving}
        refusal={refusal && REFUSALS[refusal]}
        mayMove={mayOn(one.work.bateau_id, "maintenance.edit")}
        onOpen={() => onEdit(one.work)}
        onChooseDay={() => setChoosing(one)}
        keys={keysOf(one)}
        drag={(isHandle) => drag.handlers(one, isHandle)}
      />
    );
  };
  const print = () =>
    paper.make(async () => {
      const { savePlanning } = await import("./print-planning.ts");
      await savePlanning({ planned, unit, today, boat, nameOf, titleOf, dueOf });
    });
  if (list.every(({ statut }) => statut === "Terminée"))
    return (
      <EmptyState
        icon={<CalendarCheck aria-hidden="true" />}
        title="Rien à planifier"
        text="Tout ce qui est affiché ici est terminé."
      />
    );
  const dragged = moving?.by === "pointer" ? list.find(({ id }) => id === moving.id) : undefined;

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ChipGroup label="Planning par" chips={units} value={unit} onValueChange={setUnit} />
        <Button variant="secondary" busy={paper.busy} busyLabel="Préparation..." onClick={print}>
          <Printer size={20} />
          Imprimer (PDF)
        </Button>
      </div>
      {list.some((m) => mayOn(m.bateau_id, "maintenance.edit")) && (
        <p className="text-ink-2 text-sm">
          Faites glisser une maintenance par sa poignée, ou appuyez dessus pour choisir une date.
          <span className="max-sm:hidden"> Au clavier{"\u00a0"}: Entrée sur la poignée, puis les flèches.</span>
        </p>
      )}
      <WorkRow title="En retard" works={planned.late} renderItem={(one) => item(one, dueOf(one.work))} />
      {unit === "semaine" && isWide ? (
        <WeekGrid today={today} weeks={planned.periods} moving={moving} renderItem={(one) => item(one)} />
      ) : (
        <PeriodList
          unit={unit}
          today={today}
          periods={planned.periods}
          moving={moving}
          renderItem={(one) => item(one, weekdayAndDay(one.day))}
        />
      )}
      <Button ref={more} variant="secondary" className="self-center" onClick={() => setHelpings(helpings + 1)}>
        {planned.later > 0 ? `Afficher la suite (${counted(planned.later, "maintenance")})` : "Afficher la suite"}
      </Button>
      <WorkRow title="Aux heures moteur, sans date estimée" works={planned.undated} renderItem={(one) => item(one)} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {dragged && (
        <div
          ref={drag.ghost}
          aria-hidden="true"
          className="pointer-events-none fixed top-0 left-0 z-50 max-w-64 rounded border border-sea bg-surface px-3 py-2 text-sm shadow-card"
        >
          <p className="truncate font-semibold">{titleOf(dragged)}</p>
          <p className="text-ink-2 text-xs">
            {moving?.day ? `→ ${weekdayAndDay(moving.day)}` : "Relâchez sur un jour"}
          </p>
        </div>
      )}
      {choosing && (
        <MoveDialog
          one={choosing}
          title={titleOf(choosing.work)}
          today={today}
          onMove={move}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </div>
  );
}
