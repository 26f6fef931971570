import { type Reason, takesArticle } from "@bosco/domain/departure";
import { Check, CircleQuestionMark } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { type Tone, tones } from "../../ui/content/tone.ts";
import { Button } from "../../ui/form/Button.tsx";
import { IconButton } from "../../ui/form/IconButton.tsx";
import { focusOnceGone } from "../../ui/overlay/found-again.ts";
import { classNames } from "../../ui/theme/class-names.ts";
import { SUBJECT_ICONS } from "./verdict-look.ts";

type ReasonRowProps = {
  reason: Reason;
  tone: Tone;
  /** The one press that mends it. */
  remedy: ReactNode;
  /** Undefined where one's role allows none. */
  onLook: ((regle: string) => void) | undefined;
  onTie: ((regle: string) => void) | undefined;
};

/** What stands in the way, the press that mends it, and why. */
export function ReasonRow({ reason, tone, remedy, onLook, onTie }: ReasonRowProps) {
  const { titre, pourquoi, sujet, regle } = reason;
  const [isOpen, setIsOpen] = useState(false);
  const whyId = useId();
  const Icon = SUBJECT_ICONS[sujet];
  return (
    <li className="py-2.5">
      <div className="flex items-center gap-3">
        <span className={classNames("grid size-10 shrink-0 place-items-center rounded", tones[tone].soft)}>
          <Icon size={20} aria-hidden="true" />
        </span>
        <p className="min-w-0 flex-1 break-words font-semibold leading-snug">{titre}</p>
        <IconButton
          label={`Pourquoi\u00a0? ${titre}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? whyId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <CircleQuestionMark size={22} aria-hidden="true" />
        </IconButton>
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-1">
        {remedy}
        {regle !== undefined && onLook && (
          <Button
            variant="quiet"
            className="max-sm:px-2.5!"
            aria-label={`J’ai vérifié aujourd’hui\u00a0: ${titre}`}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget);
              onLook(regle);
            }}
          >
            <Check size={18} aria-hidden="true" />
            <span className="sm:hidden">J’ai vérifié</span>
            <span className="max-sm:hidden">J’ai vérifié aujourd’hui</span>
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={whyId} className="mt-1">
          <p className="max-w-prose text-ink-2 text-sm">{pourquoi}</p>
          {regle !== undefined && onTie && takesArticle(regle) && (
            <Button
              variant="secondary"
              className="mt-2"
              aria-label={`C’est à bord\u00a0: choisir l’article, pour ${titre}`}
              onClick={() => onTie(regle)}
            >
              {"C’est à bord\u00a0: choisir l’article"}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** What was looked at leaves the list: the next one takes the focus, or the list's own heading. */
function focusBeside(button: Element) {
  const row = button.closest("li");
  const heading = button.closest("section")?.querySelector<HTMLElement>("h2 button");
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  if (row) focusOnceGone(row, () => (beside?.isConnected ? beside.querySelector("button") : heading));
}
