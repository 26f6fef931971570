export * from "./default-boat.ts";
export * from "./schema.ts";
