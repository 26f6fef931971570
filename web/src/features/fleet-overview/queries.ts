import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../data/api.ts";

const lastActivitiesQuery = queryOptions({
  queryKey: ["activites", "dernieres"],
  queryFn: ({ signal }) => api.crew.lastActivities(undefined, { signal }),
  meta: { kept: true },
});

/** The newest activity of each boat. Without it the fleet still says when, and not who. */
export const useLastActivities = () => useQuery(lastActivitiesQuery).data;
