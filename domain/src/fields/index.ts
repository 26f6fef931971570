export * from "../decimals.ts";
export * from "./bounded-array.ts";
export * from "./day.ts";
export * from "./derived-id.ts";
export * from "./numbers.ts";
export * from "./record.ts";
export * from "./text.ts";
