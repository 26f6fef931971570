/** With how many people one boat may be shared, invitations that are still open among them. */
export const CREW_LIMITS = { free: 1, pro: 20 } as const;

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** How long the activity of a boat is kept. */
export const ACTIVITY_DAYS = 90;

/** So many lines of it come at once. */
export const ACTIVITY_PAGE = 500;

export const mostCrew = ({ pro }: { pro: boolean }): number => (pro ? CREW_LIMITS.pro : CREW_LIMITS.free);

/** Whoever is beyond stays; nobody is added. */
export const crewIsFull = (used: number, plan: { pro: boolean }): boolean => used >= mostCrew(plan);
