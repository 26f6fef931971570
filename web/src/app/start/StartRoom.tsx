import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";

/** Stands until the first step has come. */
export const StartRoom = () => (
  <div className="mx-auto max-w-3xl">
    <h1 className="sr-only">Mise en route</h1>
    <SkeletonRows rows={4} row="h-16" />
  </div>
);
