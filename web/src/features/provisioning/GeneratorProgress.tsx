import { useEffect, useState } from "react";
import { Progress } from "../../ui/content/Progress.tsx";
import { Button } from "../../ui/form/Button.tsx";

/** A model is waited for this long at most; the calculation alone is there at once. */
const LONGEST_S = 30;

type GeneratorProgressProps = { step: "asking" | "saving"; onCancel: () => void };

/** How far a list is, with a way out. */
export function GeneratorProgress({ step, onCancel }: GeneratorProgressProps) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const text = step === "saving" ? "Enregistrement de la liste..." : "Calcul des besoins et des menus...";
  return (
    <div className="flex flex-col gap-3 rounded border border-line bg-surface-2 p-4">
      <p role="status" className="font-semibold text-sm">
        {text}
      </p>
      <Progress
        label="Génération de la liste"
        value={step === "saving" ? LONGEST_S : Math.min(seconds + 1, LONGEST_S - 1)}
        max={LONGEST_S}
        valueText={`${seconds} secondes`}
      />
      {step === "asking" && (
        <Button variant="secondary" onClick={onCancel} className="self-start">
          Annuler
        </Button>
      )}
    </div>
  );
}
