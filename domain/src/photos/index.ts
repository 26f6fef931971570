export * from "./address.ts";
export * from "./limits.ts";
