/** What a page may cost. Held by the journeys (bytes, jumps) and by `npm run bench web` (all of it). */
export const PAGE_BUDGETS = {
  /** Of gzip, all that a page loads until it is at rest. */
  visitor: { scriptKb: 100, styleKb: 12.5 },
  /** What draws messages comes with styles of its own. */
  dashboard: { scriptKb: 160, styleKb: 15.5 },
  /** Cumulative layout shift. */
  jumps: 0.02,
  /** Lighthouse, phone preset. */
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaintS: 1.5,
};

export const VISITOR_PAGES = ["/", "/auth", "/faq", "/mentions-legales", "/politique-confidentialite", "/cgv"];
