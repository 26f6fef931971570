/** Within so many days what is due is due soon. */
export const SOON_DAYS = 7;
/** So few engine hours left, it is due soon, however slowly they pass. */
export const SOON_HOURS = 10;
