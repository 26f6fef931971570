export * from "./days/index.ts";
export * from "./fields/index.ts";
