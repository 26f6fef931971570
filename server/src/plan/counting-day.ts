import { dayIn } from "@bosco/domain";

const ZONE = "Europe/Paris";

/** The day that questions and calls of the model are counted on, by the server's clock. */
export const countingDay = (now = new Date()) => dayIn(now, ZONE);
