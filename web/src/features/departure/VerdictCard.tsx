import { type Departure, VERDICT_WORDS, verdictSentence } from "@bosco/domain/departure";
import { DIVISION_240, sourceWords } from "@bosco/domain/safety";
import type { ReactNode } from "react";
import { tones } from "../../ui/content/tone.ts";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { classNames } from "../../ui/theme/class-names.ts";
import { VERDICT_LOOK } from "./verdict-look.ts";

type VerdictCardProps = {
  judged: Departure;
  weatherSeen: boolean;
  onWeatherSeen: (isSeen: boolean) => void;
  /** What can be done with the whole of it: print, share. */
  actions: ReactNode;
};

export const WEATHER_ID = "depart-meteo";

/** The verdict, to be read at arm's length in the sun, and what it is worth. */
export function VerdictCard({ judged, weatherSeen, onWeatherSeen, actions }: VerdictCardProps) {
  const { icon: Icon, tone } = VERDICT_LOOK[judged.verdict];
  return (
    <section aria-label="Verdict" className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <div role="status" className={classNames("flex items-center gap-4 px-5 py-5 sm:px-6", tones[tone].soft)}>
        <Icon size={52} strokeWidth={2.25} className="shrink-0" aria-hidden="true" />
        <div className="min-w-0">
          <p className="font-bold text-2xl leading-tight">{VERDICT_WORDS[judged.verdict]}</p>
          <p className="mt-1 text-ink">{verdictSentence(judged.raisons)}</p>
        </div>
      </div>
      <div className="flex flex-col gap-3 px-5 py-4 sm:px-6">
        <Checkbox
          id={WEATHER_ID}
          label="J’ai regardé moi-même la météo et l’état de la mer"
          description="Par le chef de bord, la veille et le jour du départ."
          checked={weatherSeen}
          onChange={(event) => onWeatherSeen(event.target.checked)}
        />
        <div className="flex flex-wrap gap-3">{actions}</div>
        <p className="text-ink-2 text-sm">
          {`Bosco juge ce qui est noté. Il ne sait ni si le matériel fonctionne, ni ce que pèse le bateau, ni qui sait nager. Une aide, pas une autorité\u00a0: le chef de bord décide, et répond seul de son départ. Règles d’après la ${sourceWords(DIVISION_240)}.`}
        </p>
      </div>
    </section>
  );
}
