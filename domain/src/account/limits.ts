/** What a free account may have. Finished maintenances are history and do not count. */
export const FREE_LIMITS = { boats: 1, openMaintenances: 3, articles: 50, questionsPerDay: 3 } as const;
