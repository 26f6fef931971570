import { classNames } from "../theme/class-names.ts";
import { Skeleton } from "./Skeleton.tsx";

type SkeletonRowsProps = {
  rows: number;
  /** How high each one is, such as `h-14`: as high as what will stand there. */
  row: string;
  label?: string;
  className?: string;
};

/** Holds the place of rows or cards that are loading, and says so. The words stand in the first one and take no room. */
export function SkeletonRows({ rows, row, label = "Chargement...", className }: SkeletonRowsProps) {
  return (
    <div role="status" className={classNames("relative grid gap-3", className)}>
      <p className="absolute inset-x-0 top-0 truncate px-4 py-2.5 text-ink-2 text-sm">{label}</p>
      {Array.from({ length: rows }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={place} className={classNames("rounded", row)} />
      ))}
    </div>
  );
}
