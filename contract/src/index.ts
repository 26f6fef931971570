import { accountContract } from "./account.ts";
import { boatsContract } from "./boats.ts";

/** Every call of the API, by feature. */
export const contract = { account: accountContract, boats: boatsContract };

export * from "./access.ts";
export { type Account, account, type Site } from "./account.ts";
export * from "./errors.ts";
export * from "./events.ts";
