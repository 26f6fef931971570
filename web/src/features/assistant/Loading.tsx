import { CloudOff } from "lucide-react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorNote } from "../../ui/ErrorNote.tsx";
import { Spinner } from "../../ui/Spinner.tsx";

type LoadingProps = {
  query: { isError: boolean; isFetching: boolean; fetchStatus: string; refetch: () => unknown };
  failure: string;
  /** What is said without a network, when no copy is kept. */
  offline: string;
};

/** What stands where something has not come yet. */
export function Loading({ query, failure, offline }: LoadingProps) {
  if (query.fetchStatus === "paused") return <EmptyState icon={<CloudOff />} title="Hors ligne" text={offline} />;
  if (query.isError) return <ErrorNote message={failure} onRetry={() => query.refetch()} retrying={query.isFetching} />;
  return <Spinner />;
}
