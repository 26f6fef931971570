import type { AnswerOrigin } from "@bosco/domain/assistant";
import { BookOpen, Bot, CircleHelp, type LucideIcon, Sailboat } from "lucide-react";
import { Badge } from "../../ui/content/Badge.tsx";
import type { Tone } from "../../ui/content/tone.ts";

const ORIGINS: Record<AnswerOrigin, { text: string; tone: Tone; Icon: LucideIcon }> = {
  fiches: { text: "D’après nos fiches", tone: "sea", Icon: BookOpen },
  donnees: { text: "D’après vos données", tone: "ok", Icon: Sailboat },
  modele: { text: "Rédigé par une IA", tone: "progress", Icon: Bot },
  aucune: { text: "Pas de réponse sûre", tone: "neutral", Icon: CircleHelp },
};

/** Says what an answer was made of. */
export function OriginBadge({ origin }: { origin: AnswerOrigin }) {
  const { text, tone, Icon } = ORIGINS[origin];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {text}
    </Badge>
  );
}
