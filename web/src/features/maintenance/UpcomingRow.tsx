import { type Maintenance, type Moment, urgency } from "@bosco/domain/maintenance";
import { Badge } from "../../ui/content/Badge.tsx";
import { tones } from "../../ui/content/tone.ts";
import { classNames } from "../../ui/theme/class-names.ts";
import { CategoryIcon } from "./category-icons.tsx";
import { dueText } from "./due-text.ts";
import { statusTones, urgencyBadges } from "./tones.ts";

type UpcomingRowProps = { maintenance: Maintenance; title: string; moment: Moment };

export function UpcomingRow({ maintenance: m, title, moment }: UpcomingRowProps) {
  const urgent = urgency(m, moment);
  const badge = urgent === "none" ? undefined : urgencyBadges[urgent];
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 py-3">
      <span
        className={classNames(
          "grid size-11 shrink-0 place-items-center rounded",
          tones[badge?.tone ?? statusTones[m.statut]].soft,
        )}
      >
        <CategoryIcon category={m.categorie} />
      </span>
      <div className="min-w-[min(9rem,100%-3.75rem)] flex-1">
        <p className="break-words font-semibold leading-snug">{title}</p>
        <p className="mt-0.5 text-ink-2 text-sm tabular-nums">
          {dueText(m, moment)} · {m.categorie}
        </p>
      </div>
      <span className="ml-auto flex shrink-0 flex-col items-end gap-1.5">
        {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
        {/* why quiet: a green 'En attente' beside 'EN RETARD' would say that all is well. */}
        <Badge tone={badge ? "neutral" : statusTones[m.statut]}>{m.statut}</Badge>
      </span>
    </li>
  );
}
