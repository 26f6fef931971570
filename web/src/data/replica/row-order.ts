import type { KeptTable } from "@bosco/contract/live";
import { compareFrench } from "@bosco/domain/french";

/** A row of any table, as far as it is known here. */
export type Row = Record<string, unknown> & { id: string };

type Order = (a: Row, b: Row) => number;

const compare = (a: unknown, b: unknown) => (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0);
const byId: Order = (a, b) => compare(a.id, b.id);
const by =
  (field: string): Order =>
  (a, b) =>
    compare(a[field], b[field]) || byId(a, b);
const newestFirst: Order = (a, b) => compare(b.created_at, a.created_at) || byId(a, b);
const byName: Order = (a, b) => compareFrench(String(a.nom), String(b.nom)) || byId(a, b);

const isOwnDefault = (boat: Row) => boat.par_defaut === true && boat.proprietaire_id === undefined;

/** The order of each list, which is the server's. */
export const ROW_ORDER: Record<KeptTable, Order> = {
  bateaux: (a, b) => Number(isOwnDefault(b)) - Number(isOwnDefault(a)) || newestFirst(a, b),
  moteurs: by("created_at"),
  releves_heures: by("date_releve"),
  maintenances: by("date_echeance"),
  inventaire: byName,
  pieces: by("created_at"),
  documents: newestFirst,
  categories: byName,
  sous_categories: byName,
  espaces_stockage: byName,
  listes_avitaillement: newestFirst,
  checklists_nouvelles: newestFirst,
  taches: (a, b) => compare(a.checklist_id, b.checklist_id) || Number(a.ordre) - Number(b.ordre) || byId(a, b),
  passages_checklist: newestFirst,
  departs: by("created_at"),
  controles_depart: by("created_at"),
  abonnements: newestFirst,
};
