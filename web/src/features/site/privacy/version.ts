/** Moves on with what the policy says. */
export const PRIVACY_VERSION = "version\u00a01.2 du 19/11/2026";
