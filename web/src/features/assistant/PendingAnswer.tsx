import { LoaderCircle, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { shortQuestion } from "../../data/short-question.ts";
import { Card } from "../../ui/content/Card.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { AnswerText } from "./AnswerText.tsx";
import type { Asking } from "./use-ask.ts";

/** From here on, a person may wonder whether anything happens. */
const LONG_S = 5;

/** The answer that is on its way: how long already, what is written of it, and a way to stop. */
export function PendingAnswer({ asking, onStop }: { asking: Asking; onStop: () => void }) {
  const card = useRef<HTMLDivElement>(null);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    card.current?.scrollIntoView({ block: "nearest" });
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const state = asking.text
    ? "L’assistant écrit..."
    : seconds < LONG_S
      ? "L’assistant cherche..."
      : "L’assistant cherche encore...";
  return (
    <div ref={card} className="scroll-mt-22 scroll-mb-4">
      <Card as="section" aria-label="Réponse en cours">
        <p className="text-lg">
          <strong>{shortQuestion(asking.question)}</strong>
        </p>
        {asking.text && (
          <div className="mt-4">
            <AnswerText text={asking.text} />
          </div>
        )}
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p className="flex items-center gap-3 text-ink-2 text-sm">
            <LoaderCircle size={22} aria-hidden="true" className="animate-spin text-sea" />
            <span role="status">{state}</span>
            {seconds > 0 && <span className="tabular-nums">{seconds} s</span>}
          </p>
          <Button variant="secondary" onClick={onStop}>
            <Square size={16} aria-hidden="true" />
            Arrêter
          </Button>
        </div>
      </Card>
    </div>
  );
}
