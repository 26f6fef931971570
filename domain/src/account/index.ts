export * from "./initials.ts";
export * from "./limits.ts";
export * from "./password.ts";
export * from "./profile.ts";
export * from "./subscription.ts";
