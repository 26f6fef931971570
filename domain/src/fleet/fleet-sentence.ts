import { counted } from "../french/index.ts";
import type { Signs } from "./signs.ts";

/** « 12 bateaux · 5 maintenances en retard · 2 articles périmés · 1 papier expiré » */
export function fleetSentence(all: readonly Signs[]): string {
  const total = (sign: keyof Signs) => all.reduce((sum, signs) => sum + signs[sign], 0);
  const [late, expired, papers] = [total("late"), total("expired"), total("papersExpired")];
  return [
    counted(all.length, "bateau", "bateaux"),
    late > 0 && `${counted(late, "maintenance")} en retard`,
    expired > 0 && counted(expired, "article périmé", "articles périmés"),
    papers > 0 && counted(papers, "papier expiré", "papiers expirés"),
  ]
    .filter(Boolean)
    .join(" · ");
}
