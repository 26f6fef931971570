export * from "./by-boat.ts";
export * from "./due-reminders.ts";
export * from "./fresh-reminders.ts";
export * from "./look-ahead.ts";
export * from "./schema.ts";
export * from "./ways.ts";
export * from "./words.ts";
