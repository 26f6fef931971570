import { FIRST_STEPS, type FirstStep } from "@bosco/domain/fleet";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "../../ui/form/Button.tsx";
import { onceLeft } from "../../ui/routing/history-steps.ts";
import { classNames } from "../../ui/theme/class-names.ts";

/** Each with the sentence why. */
const STEP_WORDS: Record<FirstStep, { title: string; why: string }> = {
  bateau: {
    title: "Votre bateau",
    why: "Tout le reste se range autour de lui\u00a0: entretien, inventaire, checklists.",
  },
  moteur: {
    title: "Le moteur et ses heures",
    why: "Les heures disent quand vidanger, bien mieux que le calendrier seul.",
  },
  entretien: {
    title: "Le plan d’entretien",
    why: "De la dernière fois découle la prochaine\u00a0: rien n’échappe, rien ne se fait deux fois.",
  },
  equipement: {
    title: "L’inventaire et les checklists",
    why: "Ce qui est rangé se retrouve, et une liste suivie n’oublie aucune vanne.",
  },
};

const placeOf = (step: FirstStep) => `Étape ${FIRST_STEPS.indexOf(step) + 1} sur ${FIRST_STEPS.length}`;

type StartFrameProps = {
  step: FirstStep;
  /** Its heading takes the focus as the first step comes too: what had it is gone. */
  takesFocus: boolean;
  onBack: () => void;
  onPass: () => void;
  children: ReactNode;
};

/** One step: where one is, what it is for, and the ways out of it. Its heading takes the focus as the step comes. */
export function StartFrame({ step, takesFocus, onBack, onPass, children }: StartFrameProps) {
  const { title, why } = STEP_WORDS[step];
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(takesFocus ? undefined : step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    // why later: a question that was asked before gives the focus back as it closes.
    setTimeout(() => heading.current?.focus({ preventScroll: true }));
  }, [step]);
  const at = FIRST_STEPS.indexOf(step);
  return (
    <div className="mx-auto max-w-3xl">
      <div className="-mx-4 -mt-2 flex flex-wrap justify-between">
        <Button variant="quiet" onClick={() => onceLeft(onBack)}>
          <ArrowLeft size={18} aria-hidden="true" />
          Retour
        </Button>
        <Button variant="quiet" onClick={() => onceLeft(onPass)}>
          Passer cette étape
        </Button>
      </div>
      <div aria-hidden="true" className="mt-2 flex gap-1.5">
        {FIRST_STEPS.map((one, place) => (
          <span
            key={one}
            className={classNames("h-1.5 flex-1 rounded-full", place <= at ? "bg-sea" : "bg-surface-2")}
          />
        ))}
      </div>
      <h1 ref={heading} id={headingId} tabIndex={-1} className="mt-4 text-xl outline-none sm:text-2xl">
        <span className="block font-normal text-ink-2 text-sm">
          {placeOf(step)}
          <span className="sr-only">{"\u00a0: "}</span>
        </span>
        {title}
      </h1>
      <p className="mt-1.5 mb-6 text-ink-2">{why}</p>
      <section aria-labelledby={headingId}>{children}</section>
    </div>
  );
}
