import { type EstimatedField, type HullKind, typicalFigures } from "@bosco/domain/boats";
import { counted, plural } from "@bosco/domain/french";
import { useState } from "react";
import type { BoatFields } from "../form/use-boat-form.ts";

const FIGURES = [
  "largeur",
  "tirant_eau",
  "capacite_carburant",
  "capacite_eau",
] as const satisfies readonly EstimatedField[];

const NO_KIND = "Choisissez d’abord le type de bateau.";
const NO_LENGTH = "Indiquez d’abord la longueur, même approximative.";
const NOTHING_USUAL =
  "Nous ne connaissons pas de chiffres usuels pour cette longueur\u00a0: indiquez ce que vous savez.";
const NOTHING_MISSING = "Tous ces chiffres sont déjà indiqués\u00a0: aucun n’est estimé.";

const proposedWords = (count: number) =>
  `${counted(count, "estimation")} à corriger plus tard, ${plural(count, "marquée", "marquées")} comme ${plural(count, "telle", "telles")}.`;

/** The figures that are usual for what a boat is; as long as they stand there as estimates, they follow it. */
export function useUsualFigures({ form, estimates }: BoatFields) {
  const [told, setTold] = useState("");

  /** Gives the sentence that says what came of it. */
  const put = (kind: HullKind | undefined): string => {
    if (!kind) return NO_KIND;
    const length = form.getValues("longueur");
    if (!(length > 0)) return NO_LENGTH;
    const usual = typicalFigures(kind, length);
    if (!usual) {
      estimates.withdraw(FIGURES);
      return NOTHING_USUAL;
    }
    const { moteur: _, ...figures } = usual;
    const count = estimates.propose(figures);
    return count > 0 ? proposedWords(count) : NOTHING_MISSING;
  };

  return {
    /** What became of the last proposal; empty before any. */
    told,
    propose(kind: HullKind | undefined) {
      const sentence = put(kind);
      setTold(sentence);
      if (sentence === NO_LENGTH) form.setFocus("longueur");
    },
    /** The kind or the length is another one now. */
    follow(kind: HullKind | undefined) {
      if (told || FIGURES.some(estimates.isEstimate)) setTold(put(kind));
    },
  };
}
