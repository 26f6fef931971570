import { frenchAge } from "@bosco/domain/french";
import { ErrorNote } from "./ErrorNote.tsx";
import { referenceOf, referenceWords } from "./error-reference.ts";
import { useNow } from "./use-now.ts";

/** A copy kept by an older version does not know when it was read. */
const UNKNOWN_TIME = 1;

type ReadNoteProps = {
  query: {
    isError: boolean;
    isFetching: boolean;
    data: unknown;
    dataUpdatedAt: number;
    error?: unknown;
    refetch: () => unknown;
  };
  /** « Impossible de charger … » */
  message: string;
  className?: string;
};

/** Says that a read has failed, and quietly how old what is shown instead is. Nothing while reading works. */
export function ReadNote({ query, message, className }: ReadNoteProps) {
  if (!query.isError) return null;
  const isShown = query.data !== undefined;
  const reference = referenceOf(query.error);
  const readAt = isShown && query.dataUpdatedAt > UNKNOWN_TIME ? query.dataUpdatedAt : undefined;
  return (
    <ErrorNote
      // why: without anything to read it interrupts; above a copy that can be read it waits its turn.
      role={isShown ? "status" : "alert"}
      message={message}
      detail={
        (readAt !== undefined || reference !== undefined) && (
          <>
            {readAt !== undefined && <Age readAt={readAt} />} {reference !== undefined && referenceWords(reference)}
          </>
        )
      }
      onRetry={() => query.refetch()}
      retrying={query.isFetching}
      className={className}
    />
  );
}

function Age({ readAt }: { readAt: number }) {
  return <>{`Données ${frenchAge(readAt, useNow())}.`}</>;
}
