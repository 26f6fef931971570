import { counted } from "../french/index.ts";
import type { Verdict } from "./judge.ts";
import type { Reason } from "./reason.ts";

/** In which order, and under what heading, reasons are read. */
export const REASON_GROUPS = ["bloque", "regler", "juger", "note"] as const;
export type ReasonGroup = (typeof REASON_GROUPS)[number];

export const GROUP_TITLES: Record<ReasonGroup, string> = {
  bloque: "Empêche de partir",
  regler: "À régler avant de partir",
  juger: "À vérifier soi-même",
  note: "Bon à savoir",
};

/** What nothing that is written down can tell is for a person to judge. */
const groupOf = ({ poids, regle, sujet, connu }: Reason): ReasonGroup => {
  if (poids !== "verifie") return poids;
  if (connu) return "regler";
  return regle !== undefined || sujet === "meteo" ? "juger" : "regler";
};

/** The reasons of each group that has some, in the order in which they came. */
export function groupReasons(reasons: readonly Reason[]): { group: ReasonGroup; reasons: Reason[] }[] {
  return REASON_GROUPS.map((group) => ({ group, reasons: reasons.filter((one) => groupOf(one) === group) })).filter(
    ({ reasons: own }) => own.length > 0,
  );
}

export const VERDICT_WORDS: Record<Verdict, string> = {
  prêt: "Prêt à partir",
  "à vérifier": "À vérifier",
  "pas prêt": "Pas prêt",
};

/** What a verdict rests on, in one line: « 1 point empêche de partir, 4 à vérifier. » */
export function verdictSentence(reasons: readonly Reason[]): string {
  const blocking = reasons.filter(({ poids }) => poids === "bloque").length;
  const open = reasons.filter(({ poids }) => poids === "verifie").length;
  if (blocking > 0) {
    const first = counted(blocking, "point empêche de partir", "points empêchent de partir");
    return open > 0 ? `${first}, ${open} à vérifier.` : `${first}.`;
  }
  if (open > 0) return `Rien n’empêche de partir à notre connaissance, ${counted(open, "point")} à vérifier.`;
  return "Rien ne manque, d’après ce qui est noté ici.";
}
