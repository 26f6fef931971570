import type { Boat } from "../boats/index.ts";
import type { MaybeAnothers } from "../crew/index.ts";
import { type Paper, paperExpiry, standingPapers } from "../documents/index.ts";
import { type Article, expiryAboard, isDashboardCritical } from "../inventory/index.ts";
import { isLate, isSoon, type Maintenance, type Moment, type MomentOf } from "../maintenance/index.ts";
import { boatsAskedForPapers, missingPapers } from "./missing-papers.ts";

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
  /** Papers that have expired, that expire soon, and that the reader can add. */
  papersExpired: number;
  papersExpiring: number;
  papersMissing: number;
}

/** What a list of boats says of one. */
export interface BoatState {
  signs: Signs;
  /** False while its papers are not known: then nobody can say that there is nothing. */
  isWhole: boolean;
  /** When the boat or something of it was last written. */
  lastActivity: string;
}

type Work = Pick<Maintenance, "statut" | "date_echeance" | "heures_echeance" | "recurrence_mois" | "date_realisation">;
type Stock = Pick<Article, "quantite" | "quantite_max" | "date_peremption">;
type Document = Pick<Paper, "id" | "bateau_id" | "type" | "date_expiration">;
type Row = { bateau_id: string; updated_at: string };

export const noSigns = (): Signs => ({
  ...{ late: 0, soon: 0, expired: 0, expiring: 0, critical: 0 },
  ...{ papersExpired: 0, papersExpiring: 0, papersMissing: 0 },
});

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

function addPapers(signs: Signs, ofBoat: readonly Document[], isAsked: boolean, { today }: Pick<Moment, "today">) {
  for (const paper of standingPapers(ofBoat)) {
    const state = paperExpiry(paper, today);
    if (state === "Expiré") signs.papersExpired += 1;
    else if (state === "Expire bientôt") signs.papersExpiring += 1;
  }
  if (isAsked) signs.papersMissing = missingPapers(ofBoat).length;
}

interface BoatRows {
  maintenances: readonly Work[];
  articles: readonly Stock[];
  papers: readonly Document[];
  /** Whether a missing paper is said of it. */
  isAskedForPapers: boolean;
  moment: Moment;
}

/** The signs of one boat, from its own rows. */
export function boatSigns(of: BoatRows): Signs {
  const signs = noSigns();
  for (const work of of.maintenances) addWork(signs, work, of.moment);
  for (const article of of.articles) addStock(signs, article, of.moment);
  addPapers(signs, of.papers, of.isAskedForPapers, of.moment);
  return signs;
}

type FleetBoat = Pick<Boat, "id" | "updated_at"> & MaybeAnothers;

interface FleetRows<B extends FleetBoat> {
  boats: readonly B[];
  maintenances: readonly (Work & Row & Pick<Maintenance, "moteur_id">)[];
  articles: readonly (Stock & Row)[];
  /** Undefined until they are known. */
  papers: readonly (Document & Row)[] | undefined;
  /** Whether the reader may add a paper to a boat. */
  mayAddPaper: (boat: B) => boolean;
  momentOf: MomentOf;
}

/** The state of every boat, in one pass over all rows. */
export function fleetSigns<B extends FleetBoat>(rows: FleetRows<B>): Map<string, BoatState> {
  const { boats, maintenances, articles, papers, mayAddPaper, momentOf } = rows;
  const isWhole = papers !== undefined;
  const states = new Map<string, BoatState & { moment: Moment }>();
  for (const { id, updated_at } of boats)
    states.set(id, { signs: noSigns(), isWhole, lastActivity: updated_at, moment: momentOf({ bateau_id: id }) });
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
  if (!papers || papers.length === 0) return states;
  const byBoat = new Map<string, Document[]>();
  for (const paper of papers) {
    stateOf(paper);
    const same = byBoat.get(paper.bateau_id);
    if (same) same.push(paper);
    else byBoat.set(paper.bateau_id, [paper]);
  }
  const asked = boatsAskedForPapers({ boats, papers, mayAdd: mayAddPaper });
  for (const [id, { signs, moment }] of states) addPapers(signs, byBoat.get(id) ?? [], asked.has(id), moment);
  return states;
}
