import { CloudOff } from "lucide-react";
import type { ComponentProps } from "react";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";

type LoadingProps = {
  query: ComponentProps<typeof ReadNote>["query"] & { fetchStatus: string };
  failure: string;
  /** What is said without a network, when no copy is kept. */
  offline: string;
};

/** What stands where something has not come yet. */
export function Loading({ query, failure, offline }: LoadingProps) {
  if (query.fetchStatus === "paused") return <EmptyState icon={<CloudOff />} title="Hors ligne" text={offline} />;
  if (query.isError) return <ReadNote query={query} message={failure} />;
  return <SkeletonRows rows={3} row="h-14" />;
}
