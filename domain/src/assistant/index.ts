export * from "./limits.ts";
export * from "./questions-left.ts";
export * from "./same-talk.ts";
export * from "./schema.ts";
export * from "./settled.ts";
export * from "./suggest-questions.ts";
export * from "./themes.ts";
