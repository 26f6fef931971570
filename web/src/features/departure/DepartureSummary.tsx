import type { Boat } from "@bosco/domain/boats";
import { VERDICT_WORDS } from "@bosco/domain/departure";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { tones } from "../../ui/content/tone.ts";
import { classNames } from "../../ui/theme/class-names.ts";
import { tripWords } from "./trip-words.ts";
import { useJudged } from "./use-judged.ts";
import { useTrip } from "./use-trip.ts";
import { SUBJECT_ICONS, VERDICT_LOOK } from "./verdict-look.ts";

const SHOWN = 3;

/** The verdict for the trip that is prepared, and what weighs most. */
export default function DepartureSummary({ boat }: { boat: Boat }) {
  const { trip } = useTrip(boat);
  const { judged, unread } = useJudged(boat, trip);
  if (!judged)
    return unread ? (
      <ReadNote query={unread} message="Impossible de charger ce qui est noté à bord." />
    ) : (
      <SkeletonRows rows={3} row="h-12" />
    );
  const { icon: Icon, tone } = VERDICT_LOOK[judged.verdict];
  return (
    <>
      <p className="flex items-center gap-3">
        <Icon size={28} className={classNames("shrink-0", tones[tone].text)} aria-hidden="true" />
        <span className="min-w-0">
          <span className={classNames("block font-bold text-lg leading-tight", tones[tone].text)}>
            {VERDICT_WORDS[judged.verdict]}
          </span>
          <span className="block text-ink-2 text-sm tabular-nums">{tripWords(trip)}</span>
        </span>
      </p>
      <ul className="mt-2">
        {judged.raisons.slice(0, SHOWN).map(({ id, titre, sujet }) => {
          const Subject = SUBJECT_ICONS[sujet];
          return (
            <li key={id} className="flex items-center gap-2.5 py-1 text-sm">
              <Subject size={18} className="shrink-0 text-ink-2" aria-hidden="true" />
              <span className="min-w-0 truncate">{titre}</span>
            </li>
          );
        })}
      </ul>
      {judged.raisons.length > SHOWN && (
        <p className="mt-1 text-ink-2 text-sm">{`et ${judged.raisons.length - SHOWN} de plus`}</p>
      )}
    </>
  );
}
