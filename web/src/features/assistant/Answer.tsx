import { frenchMoment } from "@bosco/domain/french";
import { CloudOff } from "lucide-react";
import type { Conversation } from "../../data/conversations.ts";
import { Badge } from "../../ui/content/Badge.tsx";
import { AnswerAnnexes, type AnswerLinks } from "./AnswerAnnexes.tsx";
import { AnswerText } from "./AnswerText.tsx";
import { EmergencyCall } from "./EmergencyCall.tsx";
import { OriginBadge } from "./OriginBadge.tsx";

/** One answer in full. */
export function Answer({ question, ...links }: { question: Conversation } & AnswerLinks) {
  const { urgence, reponse, created_at, hors_ligne } = question;
  return (
    <>
      {urgence && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded bg-flag-soft p-3 pl-4">
          <p className="font-bold text-flag">Appelez : VHF canal 16</p>
          <EmergencyCall />
        </div>
      )}
      <AnswerText text={reponse} warningsFirst={urgence} />
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <OriginBadge question={question} />
        {hors_ligne && (
          <Badge tone="soon" icon={<CloudOff aria-hidden="true" />}>
            Répondu hors ligne
          </Badge>
        )}
        <span className="text-ink-2 text-xs tabular-nums">Le {frenchMoment(created_at)}</span>
      </div>
      <AnswerAnnexes question={question} {...links} />
    </>
  );
}
