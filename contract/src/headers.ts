/** Says for whom a page sends a request: with somebody else's session it is nobody's. */
export const MEANT_USER_HEADER = "bosco-user";
/** Says how long ago a write was pressed, in whole seconds. why no moment: the clock of a device may be wrong. */
export const MADE_AGO_HEADER = "bosco-age";
