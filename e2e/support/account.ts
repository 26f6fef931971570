import { dayIn } from "@bosco/domain";

/** What journeys know of an account made a moment ago. */
export const aboutAccount = {
  /** A year from today: the 28th for an account made on a 29th of February. */
  freePlanEnd: () => {
    const [year, month, day] = dayIn(new Date(), "Europe/Paris").split("-");
    return `${month === "02" && day === "29" ? "28" : day}/${month}/${Number(year) + 1}`;
  },
  IPHONE:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
};
