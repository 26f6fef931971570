import {
  MAINTENANCE_STATUSES,
  type Maintenance,
  type MaintenanceStatus,
  type Moment,
  maintenanceGroup,
} from "@bosco/domain/maintenance";
import { Pencil, Trash2 } from "lucide-react";
import { memo } from "react";
import { WorkPapers } from "../../fleet/WorkPapers.tsx";
import { Select } from "../../ui/choice/Select.tsx";
import { Card } from "../../ui/content/Card.tsx";
import { tones } from "../../ui/content/tone.ts";
import { IconButton } from "../../ui/form/IconButton.tsx";
import { classNames } from "../../ui/theme/class-names.ts";
import { CardFacts } from "./CardFacts.tsx";
import { CategoryIcon } from "./category-icons.tsx";
import type { PartHeld } from "./parts/use-parts.ts";
import { groupTones } from "./tones.ts";
import { StatusSign, UrgencySign } from "./WorkSigns.tsx";

const statuses = MAINTENANCE_STATUSES.map((value) => ({ value, label: value }));

type MaintenanceCardProps = {
  maintenance: Maintenance;
  /** What it is called, with its engine where the boat has several. */
  title: string;
  moment: Moment;
  parts: readonly PartHeld[];
  /** Named where several boats stand together. */
  boatName?: string | undefined;
  /** Below the heading of a group, or of the whole list. */
  level: "h3" | "h4";
  busy: boolean;
  /** What one's role aboard allows: a change of its status, and all the rest. */
  mayFinish: boolean;
  mayEdit: boolean;
  mayAttach: boolean;
  onStatus: (m: Maintenance, statut: MaintenanceStatus) => void;
  onEdit: (m: Maintenance) => void;
  onRemove: (m: Maintenance) => void;
};

export const MaintenanceCard = memo(function MaintenanceCard(props: MaintenanceCardProps) {
  const {
    maintenance: m,
    title,
    moment,
    parts,
    boatName,
    level: Heading,
    busy,
    mayFinish,
    mayEdit,
    mayAttach,
    onStatus,
    onEdit,
    onRemove,
  } = props;
  const tone = groupTones[maintenanceGroup(m, moment)];
  return (
    <Card as="article" busy={busy} aria-label={title} className="relative flex flex-col overflow-hidden pl-6">
      <span aria-hidden="true" className={classNames("absolute inset-y-0 left-0 w-1.5", tones[tone].fill)} />
      <div className="flex flex-wrap items-start gap-x-3.5 gap-y-2">
        <span className={classNames("grid size-11 shrink-0 place-items-center rounded", tones[tone].soft)}>
          <CategoryIcon category={m.categorie} />
        </span>
        <div className="min-w-[min(7rem,100%-3.75rem)] flex-1">
          <Heading
            className={classNames("break-words text-md leading-snug", m.statut === "Terminée" && "line-through")}
          >
            {title}
          </Heading>
          <p className="mt-0.5 text-ink-2 text-sm">
            {m.categorie}
            {boatName && ` · ${boatName}`}
          </p>
        </div>
        <UrgencySign maintenance={m} moment={moment} />
      </div>
      <CardFacts maintenance={m} moment={moment} parts={parts} />
      {/* why an invoice of what is done alone: until then there is none, and the sheet that finishes it asks for it. */}
      <WorkPapers maintenance={m} title={title} mayAdd={mayAttach && m.statut === "Terminée"} />
      <div className="mt-auto flex items-center gap-1 pt-4">
        {mayFinish ? (
          <Select
            aria-label={`Statut de «\u00a0${title}\u00a0»`}
            options={statuses}
            value={m.statut}
            onValueChange={(statut) => statut !== m.statut && onStatus(m, statut)}
            className="mr-auto max-w-44 flex-1"
          />
        ) : (
          <StatusSign maintenance={m} moment={moment} />
        )}
        {mayEdit && (
          <>
            <IconButton label={`Modifier «\u00a0${title}\u00a0»`} onClick={() => onEdit(m)}>
              <Pencil size={20} />
            </IconButton>
            <IconButton label={`Supprimer «\u00a0${title}\u00a0»`} variant="danger-quiet" onClick={() => onRemove(m)}>
              <Trash2 size={20} />
            </IconButton>
          </>
        )}
      </div>
    </Card>
  );
});
