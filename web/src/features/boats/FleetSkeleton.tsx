import { Card } from "../../ui/content/Card.tsx";
import { Skeleton } from "../../ui/content/Skeleton.tsx";

/** The grid while it loads. */
export function FleetSkeleton() {
  return (
    <div role="status" className="mt-6">
      <p className="text-ink-2 text-sm">Chargement...</p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3].map((place) => (
          <Card key={place} className="overflow-hidden p-0!">
            <Skeleton className="aspect-3/2 h-auto w-full rounded-none" />
            <div className="grid gap-3 p-5">
              <Skeleton className="w-1/2" />
              <Skeleton className="w-3/4" />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}
