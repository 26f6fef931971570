export * from "./build-index.ts";
export * from "./find.ts";
export * from "./findable.ts";
