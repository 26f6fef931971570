import { weekdayAndDay } from "@bosco/domain/french";
import { GripVertical, UserRound } from "lucide-react";
import type { ComponentProps } from "react";
import { Badge } from "../../../ui/content/Badge.tsx";
import { NameButton } from "../../../ui/content/NameButton.tsx";
import { type Tone, tones } from "../../../ui/content/tone.ts";
import { IconButton } from "../../../ui/form/IconButton.tsx";
import { classNames } from "../../../ui/theme/class-names.ts";
import type { MovedWork, Moving } from "./moving.ts";

/** By which a handle is found again where its work stands now. */
export const handleId = (id: string) => `deplacer-${id}`;

type PlannedItemProps = {
  one: MovedWork;
  title: string;
  tone: Tone;
  boatName: string | undefined;
  /** When it is due, where its place does not tell. */
  due: string | undefined;
  moving: Moving | undefined;
  /** Why it can't be moved; without one's right to, it has no handle. */
  refusal: string | undefined;
  mayMove: boolean;
  onOpen: () => void;
  onChooseDay: () => void;
  keys: Pick<ComponentProps<"button">, "onKeyDown" | "onKeyUp" | "onBlur">;
  drag: (isHandle: boolean) => ComponentProps<"div">;
};

/** A work in the planning: its name opens it, its handle moves it. */
export function PlannedItem(props: PlannedItemProps) {
  const { one, title, tone, boatName, due, moving, refusal, mayMove, onOpen, onChooseDay, keys, drag } = props;
  const { work: m, isForecast } = one;
  const carried = moving?.id === m.id ? moving : undefined;
  const canMove = mayMove && !refusal;
  const facts = [due, boatName].filter(Boolean).join(" · ");
  // why: boats may have the same to do.
  const ofBoat = boatName && ` (${boatName})`;
  return (
    <div
      {...(canMove && drag(false))}
      className={classNames(
        "relative flex items-start gap-1 overflow-hidden rounded border border-line bg-surface py-1.5 pr-1 pl-4",
        canMove && "cursor-grab select-none",
        carried && "border-sea opacity-70 ring-1 ring-sea",
      )}
    >
      <span aria-hidden="true" className={classNames("absolute inset-y-0 left-0 w-1.5", tones[tone].fill)} />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 hyphens-auto py-1">
        <NameButton onClick={onOpen}>{title}</NameButton>
        {facts && <p className="text-ink-2 text-xs">{facts}</p>}
        {m.assigne && (
          <p className="flex min-w-0 items-center gap-1 text-ink-2 text-xs">
            <UserRound size={14} aria-hidden="true" className="shrink-0" />
            <span className="sr-only">Confiée à </span>
            <span className="min-w-0 break-words">{m.assigne}</span>
          </p>
        )}
        {isForecast && <Badge tone="neutral">estimée</Badge>}
        {carried?.by === "keys" && carried.day && (
          <p className="font-semibold text-sea-strong text-xs">→ {weekdayAndDay(carried.day)}</p>
        )}
      </div>
      {mayMove && (
        <div {...(canMove && drag(true))} className="touch-none">
          <IconButton
            id={handleId(m.id)}
            label={`Déplacer «\u00a0${title}\u00a0»${ofBoat ?? ""}`}
            offReason={refusal}
            onClick={onChooseDay}
            className="size-11 text-ink-2 lg:w-7"
            {...(canMove && keys)}
          >
            <GripVertical size={18} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
