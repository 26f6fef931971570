/** The library, which is loaded only by a server that counts. */
export type Prom = typeof import("prom-client");
