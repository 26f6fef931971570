/** The columns that the heading and the rows of a list share, from 640 px. */
export const ROW_COLUMNS = "gap-3 sm:grid-cols-[minmax(0,1fr)_6rem_9rem_5rem_6rem_2.75rem] sm:items-center";
