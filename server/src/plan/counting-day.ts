import { countedDay } from "@bosco/domain/assistant";

/** The day that questions and calls of the model are counted on, by the server's clock. */
export const countingDay = (now = new Date()) => countedDay(now);
