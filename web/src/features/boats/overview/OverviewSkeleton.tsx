import { Card } from "../../../ui/content/Card.tsx";
import { Skeleton } from "../../../ui/content/Skeleton.tsx";

export function OverviewSkeleton() {
  return (
    <div role="status" className="mt-6">
      <p className="mb-3 text-ink-2 text-sm">Chargement...</p>
      <Card className="grid overflow-hidden p-0! lg:grid-cols-[46%_1fr]">
        <Skeleton className="aspect-3/2 h-auto w-full rounded-none" />
        <div className="grid content-start gap-5 p-6">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="w-3/4" />
          <Skeleton className="h-24" />
          <Skeleton className="h-20" />
        </div>
      </Card>
    </div>
  );
}
