export * from "./boat-traits.ts";
export * from "./contents.ts";
export * from "./default-boat.ts";
export * from "./engine.ts";
export * from "./engine-hours.ts";
export * from "./fill-from-model.ts";
export * from "./kind.ts";
export * from "./schema.ts";
