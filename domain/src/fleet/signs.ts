import type { Boat } from "../boats/index.ts";
import { type Article, expiryAboard, isDashboardCritical } from "../inventory/index.ts";
import { isLate, isSoon, type Maintenance, type Moment, type MomentOf } from "../maintenance/index.ts";

/** How many things of a boat ask for somebody. */
export interface Signs {
  /** Upkeep that is late, and that is due soon. */
  late: number;
  soon: number;
  /** Articles aboard that have expired, and that expire soon. */
  expired: number;
  expiring: number;
  /** Articles that run out. */
  critical: number;
}

/** What a list of boats says of one. */
export interface BoatState {
  signs: Signs;
  /** When the boat or something of it was last written. */
  lastActivity: string;
}

type Work = Pick<Maintenance, "statut" | "date_echeance" | "heures_echeance" | "recurrence_mois" | "date_realisation">;
type Stock = Pick<Article, "quantite" | "quantite_max" | "date_peremption">;
type Row = { bateau_id: string; updated_at: string };

const noSigns = (): Signs => ({ late: 0, soon: 0, expired: 0, expiring: 0, critical: 0 });

function addWork(signs: Signs, work: Work, moment: Moment) {
  if (isLate(work, moment)) signs.late += 1;
  else if (isSoon(work, moment)) signs.soon += 1;
}

function addStock(signs: Signs, article: Stock, { today }: Pick<Moment, "today">) {
  const state = expiryAboard(article, today);
  if (state === "Périmé") signs.expired += 1;
  else if (state === "Expire bientôt") signs.expiring += 1;
  if (isDashboardCritical(article)) signs.critical += 1;
}

/** The signs of one boat, from its own rows. */
export function boatSigns(of: { maintenances: readonly Work[]; articles: readonly Stock[]; moment: Moment }): Signs {
  const signs = noSigns();
  for (const work of of.maintenances) addWork(signs, work, of.moment);
  for (const article of of.articles) addStock(signs, article, of.moment);
  return signs;
}

interface FleetRows {
  boats: readonly Pick<Boat, "id" | "updated_at">[];
  maintenances: readonly (Work & Row & Pick<Maintenance, "moteur_id">)[];
  articles: readonly (Stock & Row)[];
  momentOf: MomentOf;
}

/** The state of every boat, in one pass over all rows. */
export function fleetSigns({ boats, maintenances, articles, momentOf }: FleetRows): Map<string, BoatState> {
  const states = new Map<string, BoatState & { moment: Moment }>();
  for (const { id, updated_at } of boats)
    states.set(id, { signs: noSigns(), lastActivity: updated_at, moment: momentOf({ bateau_id: id }) });
  const stateOf = ({ bateau_id, updated_at }: Row) => {
    const state = states.get(bateau_id);
    if (state && updated_at > state.lastActivity) state.lastActivity = updated_at;
    return state;
  };
  for (const work of maintenances) {
    const state = stateOf(work);
    if (state) addWork(state.signs, work, momentOf(work));
  }
  for (const article of articles) {
    const state = stateOf(article);
    if (state) addStock(state.signs, article, state.moment);
  }
  return states;
}
