export * from "./division-240.ts";
export * from "./required.ts";
export * from "./zone.ts";
