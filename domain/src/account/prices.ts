export const FORMULES = ["mensuel", "annuel"] as const;
export type Formule = (typeof FORMULES)[number];

/** Euros, all taxes included. */
export const PRICES: Record<Formule, number> = { mensuel: 9.99, annuel: 99.99 };
