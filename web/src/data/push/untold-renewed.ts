import { del, get, set } from "idb-keyval";

const MARK = "abonnement-renouvele";

/** A subscription of that user's which the server may not know of; `before`, the endpoint of the one it took the place of. */
export interface Renewed {
  user: string;
  before?: string | undefined;
}

// why async: a browser that forbids its database throws at once, and nobody expects that.
export const noteRenewed = async (renewed: Renewed) => set(MARK, renewed);
export const untoldRenewed = async () => get<Renewed>(MARK);
export const forgetRenewed = async () => del(MARK);
