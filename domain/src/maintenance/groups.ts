import { compareFrench } from "../french/index.ts";
import { dueDay, isLate, type Moment, type MomentOf } from "./due.ts";
import type { Maintenance } from "./schema.ts";

/** In the order in which they are shown. */
export const MAINTENANCE_GROUPS = ["En retard", "En cours", "En attente", "Terminées"] as const;
export type MaintenanceGroup = (typeof MAINTENANCE_GROUPS)[number];

/** What is asked of a work to put it in its place in a list. */
export type Grouped = Pick<
  Maintenance,
  | "id"
  | "bateau_id"
  | "moteur_id"
  | "titre"
  | "statut"
  | "date_echeance"
  | "heures_echeance"
  | "recurrence_mois"
  | "date_realisation"
>;

/** Being late comes before being in progress or pending. */
export function maintenanceGroup(m: Grouped, at: Moment): MaintenanceGroup {
  if (m.statut === "Terminée") return "Terminées";
  if (isLate(m, at)) return "En retard";
  return m.statut;
}

/** By due date; on the same day by title, so that the order never jumps. */
export function sortByDue<M extends Grouped>(list: readonly M[], momentOf: MomentOf): M[] {
  const keyed = list.map((m) => ({ m, day: dueDay(m, momentOf(m)) }));
  keyed.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : compareNames(a.m, b.m)));
  return keyed.map(({ m }) => m);
}

const compareNames = (a: Grouped, b: Grouped) => compareFrench(a.titre, b.titre) || (a.id < b.id ? -1 : 1);

/** The groups of 'Par statut': each by ascending due date, the finished ones latest first. */
export function groupMaintenances<M extends Grouped>(
  list: readonly M[],
  momentOf: MomentOf,
): Record<MaintenanceGroup, M[]> {
  const groups: Record<MaintenanceGroup, M[]> = { "En retard": [], "En cours": [], "En attente": [], Terminées: [] };
  for (const m of sortByDue(list, momentOf)) groups[maintenanceGroup(m, momentOf(m))].push(m);
  groups.Terminées.reverse();
  return groups;
}
