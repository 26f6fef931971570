import { frenchNumber } from "../french/index.ts";
import { mostCrew } from "./limits.ts";

export function crewLimitSentence({ pro }: { pro: boolean }): string {
  const most = mostCrew({ pro });
  const people = most === 1 ? "une seule personne" : `${frenchNumber(most)} personnes au plus`;
  return pro
    ? `Un bateau se partage avec ${people}. Révoquez un partage pour en ajouter un autre.`
    : `Les comptes gratuits partagent un bateau avec ${people}. Passez à l'abonnement Pro pour en inviter d'autres.`;
}
