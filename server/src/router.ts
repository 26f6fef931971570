import { accountHandlers } from "./features/account/handlers.ts";
import { boatHandlers } from "./features/boats/handlers.ts";

/** Every call of the contract, implemented. One that is missing does not compile where it is mounted. */
export const router = { account: accountHandlers, boats: boatHandlers };
