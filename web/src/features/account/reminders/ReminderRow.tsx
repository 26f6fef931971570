import { upperFirst } from "@bosco/domain/french";
import { type RemindedKind, type Reminder, reminderWhen } from "@bosco/domain/reminders";
import { ChevronRight, FileText, type LucideIcon, Package, Wrench } from "lucide-react";
import { tones } from "../../../ui/content/tone.ts";
import { Link } from "../../../ui/routing/Link.tsx";
import { classNames } from "../../../ui/theme/class-names.ts";
import { reminderAddress } from "./reminder-address.ts";

const KINDS: Record<RemindedKind, { icon: LucideIcon; name: string }> = {
  maintenance: { icon: Wrench, name: "Entretien" },
  article: { icon: Package, name: "Article" },
  document: { icon: FileText, name: "Papier" },
};

/** One thing to be reminded of, which leads to its place. */
export function ReminderRow({ reminder }: { reminder: Reminder }) {
  const { icon: Icon, name } = KINDS[reminder.genre];
  const tone = tones[reminder.etat === "dépassé" ? "late" : "soon"];
  return (
    <li>
      <Link
        to={reminderAddress(reminder)}
        className="flex min-h-14 items-center gap-3 rounded-sm py-2 transition-colors hover:text-sea"
      >
        <span className={classNames("grid size-10 shrink-0 place-items-center rounded", tone.soft)}>
          <Icon size={20} aria-hidden="true" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block break-words font-semibold leading-snug">{reminder.titre}</span>
          <span className="block text-ink-2 text-sm tabular-nums">
            <span className={classNames("font-semibold", tone.text)}>{upperFirst(reminderWhen(reminder))}</span> ·{" "}
            {name}
          </span>
        </span>
        <ChevronRight size={18} className="shrink-0 text-ink-3" aria-hidden="true" />
      </Link>
    </li>
  );
}
