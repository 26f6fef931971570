import type { Boat } from "@bosco/domain/boats";
import { counted } from "@bosco/domain/french";
import type { MomentOf } from "@bosco/domain/maintenance";
import { amountOf, PARTS_AHEAD_DAYS, partName } from "@bosco/domain/parts";
import { ShoppingCart, TriangleAlert } from "lucide-react";
import { useMay } from "../../../fleet/crew.ts";
import { tones } from "../../../ui/content/tone.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { classNames } from "../../../ui/theme/class-names.ts";
import { useMissingParts } from "./use-missing-parts.ts";
import { usePartsList } from "./use-parts-list.ts";

type MissingPartsProps = {
  boat: Boat;
  momentOf: MomentOf;
  /** Where several boats stand together. */
  namesBoat?: boolean;
};

/** « 2 articles manquent pour les travaux des 30 prochains jours », with a way to the shopping list. Nothing where nothing is short. */
export function MissingParts({ boat, momentOf, namesBoat = false }: MissingPartsProps) {
  const missing = useMissingParts(boat, momentOf);
  const { add, busy } = usePartsList(boat.id);
  const may = useMay(boat);
  if (missing.length === 0) return null;
  const sentence = `${counted(missing.length, "article")} ${missing.length < 2 ? "manque" : "manquent"} pour les travaux des ${PARTS_AHEAD_DAYS}\u00a0prochains jours`;
  return (
    <section
      aria-label={`Pièces manquantes${namesBoat ? `, ${boat.nom}` : ""}`}
      className={classNames("flex flex-wrap items-center gap-x-4 gap-y-2 rounded p-4", tones.soon.soft)}
    >
      <TriangleAlert size={22} className="shrink-0" aria-hidden="true" />
      <div className="min-w-[min(11rem,100%-3.25rem)] flex-1">
        <p className="font-semibold">
          {sentence}
          {namesBoat && ` · ${boat.nom}`}
        </p>
        <p className="break-words text-sm tabular-nums">
          {missing
            .map(({ article, missing: count }) => `${partName(article)} (${amountOf(count, article.unite)})`)
            .join(", ")}
        </p>
      </div>
      {may("lists.write") && (
        <Button variant="secondary" busy={busy} busyLabel="Ajout…" onClick={() => void add(missing)}>
          <ShoppingCart size={18} />
          Ajouter à la liste d’achats
        </Button>
      )}
    </section>
  );
}
