import type { HoursDoubt } from "@bosco/domain/boats";
import { withUnit } from "@bosco/domain/french";
import { ConfirmDialog } from "../ui/overlay/ConfirmDialog.tsx";

export interface DoubtfulHours {
  doubt: HoursDoubt;
  /** The engine and what it is called. */
  id: string;
  nom: string;
  before: number;
  heures: number;
}

type Props = {
  /** Of each engine whose hours are doubtful; none asks nothing. */
  doubtful: readonly DoubtfulHours[];
  /** Whether the boat has several engines, so that one says of which. */
  named: boolean;
  onConfirm: () => unknown;
  onCancel: () => void;
};

/** Asks once more before an hour meter turns back or leaps. */
export function HoursConfirmation({ doubtful, named, onConfirm, onCancel }: Props) {
  return (
    <ConfirmDialog
      open={doubtful.length > 0}
      onOpenChange={(open) => !open && onCancel()}
      title={doubtful[0]?.doubt === "jump" ? "Un bond inhabituel" : "Moins d’heures qu’avant"}
      text={doubtful.map((one) => (
        <span key={one.id} className="mb-2 block">
          {named && `${one.nom}\u00a0: `}
          {sentence(one)}
        </span>
      ))}
      confirmLabel="Enregistrer quand même"
      cancelLabel="Corriger"
      onConfirm={onConfirm}
    />
  );
}

const h = (heures: number) => withUnit(heures, "h");

function sentence({ doubt, before, heures }: DoubtfulHours): string {
  if (doubt === "lower")
    return `Le dernier relevé est de ${h(before)} et vous saisissez ${h(heures)}. Un compteur ne recule pas, sauf s’il a été changé ou si le dernier relevé était faux.`;
  return `De ${h(before)} à ${h(heures)}, c’est plus de 24\u00a0heures de moteur par jour depuis le dernier relevé. Vérifiez le nombre avant de l’enregistrer.`;
}
