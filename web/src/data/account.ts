import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { api } from "./api.ts";

/** The signed-in account: profile, role, Pro or not. */
export const accountQuery = queryOptions({
  queryKey: ["profils_utilisateur"],
  queryFn: ({ signal }) => api.account.me(undefined, { signal }),
  meta: { kept: true },
});

/** For pages below the protected layout, which has loaded it. */
export const useAccount = () => useSuspenseQuery(accountQuery).data;
