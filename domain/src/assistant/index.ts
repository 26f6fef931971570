export * from "./limits.ts";
export * from "./questions-left.ts";
export * from "./schema.ts";
export * from "./suggest-questions.ts";
export * from "./themes.ts";
