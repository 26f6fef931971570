/** What a free account may have. Finished maintenances are history and do not count. */
export const FREE_LIMITS = { boats: 1, openMaintenances: 3, articles: 50, questionsPerDay: 3 } as const;

const LETTERS = { 1: "un", 3: "trois", 50: "cinquante" } as const;

/** A limit as prose writes it. A new one does not compile before it has its word. */
export const inLetters = (limit: keyof typeof LETTERS) => LETTERS[limit];
