export * from "./day.ts";
export * from "./near-end.ts";
export * from "./week.ts";
