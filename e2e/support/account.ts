import { addMonths, dayIn } from "@bosco/domain";
import { frenchDay } from "@bosco/domain/french";

/** What journeys know of an account made a moment ago. */
export const aboutAccount = {
  freePlanEnd: () => frenchDay(addMonths(dayIn(new Date(), "Europe/Paris"), 12)),
  IPHONE:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
};
