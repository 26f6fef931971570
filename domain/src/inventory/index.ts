export * from "./category.ts";
export * from "./schema.ts";
export * from "./storage-space.ts";
