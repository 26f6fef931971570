import { ImageOff, ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "../../../ui/content/EmptyState.tsx";
import { IconButton } from "../../../ui/form/IconButton.tsx";

const STEPS = [1, 1.5, 2, 3, 4];

/** A picture as wide as there is room, or closer: then it moves within its frame. */
export function PictureShown({ address, name }: { address: string; name: string }) {
  const [step, setStep] = useState(0);
  const [isDrawn, setIsDrawn] = useState(true);
  const zoom = STEPS[step] ?? 1;
  if (!isDrawn)
    return (
      <EmptyState
        role="status"
        icon={<ImageOff />}
        title="Ce navigateur ne sait pas afficher cette image"
        text="Téléchargez-la pour l’ouvrir dans une autre application. Une fois envoyée, elle s’affichera partout."
      />
    );
  return (
    <div>
      <div className="mb-2 flex items-center justify-end gap-1">
        <span role="status" className="text-ink-2 text-sm tabular-nums">
          {zoom * 100}
          {"\u00a0"}%
        </span>
        <IconButton label="Réduire" disabled={step === 0} onClick={() => setStep(step - 1)}>
          <ZoomOut size={20} />
        </IconButton>
        <IconButton label="Agrandir" disabled={step === STEPS.length - 1} onClick={() => setStep(step + 1)}>
          <ZoomIn size={20} />
        </IconButton>
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={name}
        className="max-h-[60dvh] overflow-x-auto overflow-y-auto rounded-sm bg-surface-2"
      >
        <img
          src={address}
          alt={name}
          onError={() => setIsDrawn(false)}
          className="max-w-none"
          style={{ width: `${zoom * 100}%` }}
        />
      </section>
    </div>
  );
}
