/** The five of the specification, and any other period. */
export const RECURRENCES = [
  "Aucune",
  "Mensuelle",
  "Annuelle",
  "Tous les 6 mois",
  "Tous les 100 heures",
  "Autre",
] as const;
export type Recurrence = (typeof RECURRENCES)[number];

/** After so many months, or engine hours, it is due again; with both, whichever comes first. */
export interface Period {
  recurrence_mois: number | null;
  recurrence_heures: number | null;
}

const PERIODS: Record<Exclude<Recurrence, "Autre">, Period> = {
  Aucune: { recurrence_mois: null, recurrence_heures: null },
  Mensuelle: { recurrence_mois: 1, recurrence_heures: null },
  Annuelle: { recurrence_mois: 12, recurrence_heures: null },
  "Tous les 6 mois": { recurrence_mois: 6, recurrence_heures: null },
  "Tous les 100 heures": { recurrence_mois: null, recurrence_heures: 100 },
};

/** The period of a recurrence: of the five the one they name, whatever is said beside it. */
export function periodOf({ recurrence, ...said }: { recurrence: Recurrence } & Partial<Period>): Period {
  if (recurrence !== "Autre") return PERIODS[recurrence];
  return { recurrence_mois: said.recurrence_mois ?? null, recurrence_heures: said.recurrence_heures ?? null };
}

/** Whether it follows the hours of an engine. */
export const isByHours = ({ recurrence_heures }: Pick<Period, "recurrence_heures">) => recurrence_heures !== null;

/** 'Autre' says nothing without a period. */
export const lacksPeriod = (of: { recurrence: Recurrence } & Partial<Period>): boolean => {
  const { recurrence_mois, recurrence_heures } = periodOf(of);
  return of.recurrence === "Autre" && recurrence_mois === null && recurrence_heures === null;
};

export const PERIOD_MISSING = "Indiquez au moins une période, en mois ou en heures.";
