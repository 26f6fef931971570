import { entry, leaveSteps, type WayPast } from "./history-steps.ts";

/** Leaves a part of a page for where Back has led: from the part itself that is the page before its own. */
export const pastPart: WayPast = (page) => {
  const { index } = entry();
  const target = index === page ? page - 1 : index;
  return () =>
    leaveSteps(true, () => {
      const distance = target - entry().index;
      // why not of none: it would load the page anew.
      if (distance !== 0) history.go(distance);
    });
};
