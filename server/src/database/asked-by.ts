import { AsyncLocalStorage } from "node:async_hooks";

/** The number of the request that a statement is sent for, wherever in its work that is; of a job there is none. */
export const askedBy = new AsyncLocalStorage<string>();
