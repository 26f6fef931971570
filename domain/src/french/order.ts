/** The order of the French alphabet, for a sort. */
export const compareFrench = new Intl.Collator("fr").compare;
