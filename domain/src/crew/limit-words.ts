import { frenchNumber, plural } from "../french/index.ts";
import { mostCrew } from "./limits.ts";

export function crewLimitSentence({ pro }: { pro: boolean }): string {
  const most = mostCrew({ pro });
  const people = `${frenchNumber(most)} ${plural(most, "personne")}`;
  return pro
    ? `Un bateau se partage avec ${people} au plus. Révoquez un partage pour en ajouter un autre.`
    : `Les comptes gratuits partagent un bateau avec ${people}. Passez à l'abonnement Pro pour en inviter d'autres.`;
}
