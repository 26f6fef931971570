import { BOAT_TRAITS, type BoatTrait } from "@bosco/domain/boats";
import type { ChecklistType } from "@bosco/domain/checklists";
import { WandSparkles } from "lucide-react";
import { ChipToggles } from "../../ui/choice/ChipGroup.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";

const names: Record<BoatTrait, string> = {
  voiles: "Voiles",
  "in-bord": "Moteur in-bord",
  "hors-bord": "Moteur hors-bord",
  gaz: "Gaz",
  eau: "Eau douce",
  "eaux-usees": "Eaux usées",
};

const chips = BOAT_TRAITS.map((value) => ({ value, label: names[value] }));

type TemplatePickerProps = {
  type: ChecklistType;
  traits: readonly BoatTrait[];
  /** The tasks hold text of the person's own, which a template would replace. */
  hasOwnText: boolean;
  fill: () => void;
  setTraits: (traits: BoatTrait[]) => void;
};

/** Offers a list to start from, fitted to what the boat has. */
export function TemplatePicker({ type, traits, hasOwnText, fill, setTraits }: TemplatePickerProps) {
  const button = (
    <Button variant="secondary" className="self-start" onClick={hasOwnText ? undefined : () => fill()}>
      <WandSparkles size={18} aria-hidden="true" />
      {`Partir du modèle «\u00a0${type}\u00a0»`}
    </Button>
  );
  return (
    <section aria-label="Modèle" className="flex flex-col gap-3 rounded bg-paper p-4">
      <p className="text-sm">
        <span className="font-semibold">À bord :</span>{" "}
        <span className="text-ink-2">ce que le bateau a décide des tâches du modèle. Corrigez si besoin.</span>
      </p>
      <ChipToggles label="À bord" chips={chips} values={traits} onValuesChange={setTraits} />
      {hasOwnText ? (
        <ConfirmDialog
          trigger={button}
          title="Remplacer les tâches ?"
          text="Le modèle prend la place des tâches déjà écrites."
          confirmLabel="Remplacer"
          onConfirm={() => fill()}
        />
      ) : (
        button
      )}
      <p className="text-ink-2 text-xs">
        Un point de départ, à relire et à compléter : le manuel du constructeur l’emporte toujours.
      </p>
    </section>
  );
}
