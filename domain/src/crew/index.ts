export * from "./aboard.ts";
export * from "./activity-words.ts";
export * from "./limit-words.ts";
export * from "./limits.ts";
export * from "./roles.ts";
export * from "./schema.ts";
export * from "./words.ts";
