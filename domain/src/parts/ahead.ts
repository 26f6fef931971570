/** How far ahead parts are looked for: a maker's part takes weeks to come. */
export const PARTS_AHEAD_DAYS = 30;
