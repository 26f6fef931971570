import { Card } from "../../../ui/content/Card.tsx";
import { Skeleton } from "../../../ui/content/Skeleton.tsx";

export function OverviewSkeleton() {
  return (
    <Card className="overflow-hidden p-0!">
      <Skeleton className="aspect-2/1 h-auto w-full rounded-none" />
      <div className="grid content-start gap-5 p-5">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="w-3/4" />
        <Skeleton className="h-20" />
        <Skeleton className="h-24" />
      </div>
    </Card>
  );
}
