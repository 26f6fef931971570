/** What a free account may have. Finished maintenances are history and do not count. */
export const FREE_LIMITS = { boats: 1, openMaintenances: 3, articles: 50, documents: 5, questionsPerDay: 3 } as const;

/** What is called unlimited ends where a machine would be asking. */
export const FAIR_QUESTIONS_PER_DAY = 200;

const LETTERS = { 1: "un", 3: "trois", 5: "cinq", 50: "cinquante" } as const;

/** A limit as prose writes it. A new one does not compile before it has its word. */
export const inLetters = (limit: keyof typeof LETTERS) => LETTERS[limit];
