export * from "./calendar-feed.ts";
export * from "./costs.ts";
export * from "./costs-csv.ts";
export * from "./due.ts";
export * from "./edit.ts";
export * from "./engine-named.ts";
export * from "./estimate.ts";
export * from "./field-names.ts";
export * from "./finishing.ts";
export * from "./finishing-form.ts";
export * from "./first-due.ts";
export * from "./form.ts";
export * from "./groups.ts";
export {
  costByCategory,
  costCell,
  costOf,
  costOver,
  costWords,
  doneDay,
  finishedWork,
  workByYear,
  workCostWords,
  workCount,
  type YearOfWork,
} from "./history.ts";
export * from "./limit-words.ts";
export * from "./moments.ts";
export * from "./moving.ts";
export * from "./next-occurrence.ts";
export { PLAN_TRAITS, type PlanTrait } from "./plan-lines.ts";
export * from "./planning.ts";
export * from "./recurrence.ts";
export * from "./recurrence-words.ts";
export { namesSafetyGear } from "./safety-words.ts";
export * from "./schema.ts";
export * from "./soon.ts";
export * from "./starter-plan.ts";
export * from "./upcoming.ts";
export * from "./work-category.ts";
