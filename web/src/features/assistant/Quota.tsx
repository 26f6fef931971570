import { questionsPerDay } from "@bosco/domain/assistant";
import { MessageCircleQuestion, Infinity as Unlimited } from "lucide-react";
import { Badge } from "../../ui/content/Badge.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { Link } from "../../ui/routing/Link.tsx";
import { LIMIT_REACHED } from "./failure-speech.ts";

/** « 1/3 questions par jour » on a free account; without a limit, what remains is shown as 999. */
export function Quota({ pro, left }: { pro: boolean; left: number }) {
  if (pro)
    return (
      <Badge tone="sea" icon={<Unlimited aria-hidden="true" />}>
        Illimité ({left} restantes)
      </Badge>
    );
  const limit = questionsPerDay({ pro });
  return (
    <Badge
      tone={left === 0 ? "late" : left === 1 ? "soon" : "neutral"}
      icon={<MessageCircleQuestion aria-hidden="true" />}
      className="max-w-full whitespace-normal!"
    >
      {limit - left}/{limit} questions par jour
    </Badge>
  );
}

/** Nothing is left for today; an emergency is answered all the same, once `onEmergency` has opened the form for it. */
export function LimitNote({ onEmergency }: { onEmergency: (() => void) | undefined }) {
  return (
    <div className="flex flex-col gap-3 rounded bg-soon-soft p-3 pl-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-[min(12rem,100%)] flex-1 font-semibold text-sm text-soon">{LIMIT_REACHED}</p>
        <Button asChild>
          <Link to="/account">Voir l’abonnement Pro</Link>
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-[min(12rem,100%)] flex-1 text-sm text-soon">
          Une urgence à bord reçoit toujours une réponse, et ne compte pas dans la limite.
        </p>
        {onEmergency && (
          <Button variant="danger-quiet" onClick={onEmergency}>
            C’est une urgence
          </Button>
        )}
      </div>
    </div>
  );
}
