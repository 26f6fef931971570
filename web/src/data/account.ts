import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "./api.ts";
import { ownRead } from "./own-rows.ts";

/** The signed-in account: profile, role, Pro or not. */
export const accountQuery = ownRead("profils_utilisateur", (options) => api.account.me(undefined, options));

/** For pages below the protected layout, which has loaded it. */
export const useAccount = () => useSuspenseQuery(accountQuery).data;
