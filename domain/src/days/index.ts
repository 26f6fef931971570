export * from "./day.ts";
export * from "./week.ts";
