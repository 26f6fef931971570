import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { onNewSession } from "./current-session.ts";
import { onReconnect } from "./online.ts";

const MAX_RETRIES = 3;

/** Three tries with growing pauses, for failures that may pass by themselves. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 5 * 60_000,
      retry: (failures, error) => failures < MAX_RETRIES && ApiError.from(error).passing,
      retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 30_000),
    },
  },
});

onNewSession(() => queryClient.removeQueries());

/** What could not be read without a connection is read once it is back. Gives the way to stop. */
export const readAgainOnReconnect = (client: QueryClient) =>
  onReconnect(() => void client.refetchQueries({ predicate: ({ state }) => state.status === "error" }));
