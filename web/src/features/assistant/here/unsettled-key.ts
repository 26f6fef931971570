import { queryClient } from "../../../data/query-client.ts";

/** Where what waits for the next contact is kept, among the user's reads. */
export const UNSETTLED = ["questions_hors_ligne"];

// why: it must be at hand then, whichever page is open.
queryClient.setQueryDefaults(UNSETTLED, { gcTime: Number.POSITIVE_INFINITY, meta: { kept: true } });
