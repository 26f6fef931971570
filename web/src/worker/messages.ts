/**
 * What a page tells its worker. `start`: which script starts this release, answered on the port. `started`: a page has come up by
 * that script. `take-over`: the update is wanted now. `mend`: a part of a page did not come. `stuck`: the page did not start at all
 * (public/head.js says so).
 */
export type ToWorker = "start" | "take-over" | "mend" | "stuck" | { started: string };

/** What a worker tells an open page: where a notification leads. The page answers on the port that it goes there. */
export type FromWorker = { open: string };
