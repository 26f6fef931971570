import type { AnswerOrigin, Question } from "@bosco/domain/assistant";
import { BookOpen, Bot, CircleHelp, type LucideIcon, Sailboat } from "lucide-react";
import { Badge } from "../../ui/content/Badge.tsx";
import type { Tone } from "../../ui/content/tone.ts";

const ORIGINS: Record<AnswerOrigin, { text: string; tone: Tone; Icon: LucideIcon }> = {
  fiches: { text: "D’après nos fiches", tone: "sea", Icon: BookOpen },
  donnees: { text: "D’après vos données", tone: "ok", Icon: Sailboat },
  modele: { text: "Rédigé par une IA", tone: "progress", Icon: Bot },
  aucune: { text: "Pas de réponse sûre", tone: "neutral", Icon: CircleHelp },
};

const WITHOUT_SHEET: (typeof ORIGINS)[AnswerOrigin] = {
  text: "Rédigé par une IA, sans fiche",
  tone: "soon",
  Icon: Bot,
};

/** Says what an answer was made of. */
export function OriginBadge({ question: { origine, annexes } }: { question: Pick<Question, "origine" | "annexes"> }) {
  const isWithoutSheet = origine === "modele" && annexes.fiches.length === 0;
  const { text, tone, Icon } = isWithoutSheet ? WITHOUT_SHEET : ORIGINS[origine];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {text}
    </Badge>
  );
}
