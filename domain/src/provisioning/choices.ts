/** For how many, and how many days, a list is generated. */
export const MOST_PERSONS = 10;
export const DAY_CHOICES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 21] as const;
