export * from "./aboard.ts";
export * from "./field-names.ts";
export * from "./missing.ts";
export * from "./next-parts.ts";
export * from "./schema.ts";
export * from "./shopping.ts";
export * from "./take-out.ts";
export * from "./wanted.ts";
