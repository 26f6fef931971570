import type { Boat } from "@bosco/domain/boats";
import { useEffect, useState } from "react";
import { Card } from "../../ui/content/Card.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { onFirstUse } from "../../ui/first-use.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { ActivityHeader } from "./ActivityHeader.tsx";

const rows = lazyPart(() => import("./LatestActivity.tsx"));

/** 'Activité' of a boat. why so late: it stands below all else, where nobody looks before using the page. */
export function Activity({ boat }: { boat: Boat }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(
    () =>
      onFirstUse(
        () =>
          void rows.load().then(
            () => setIsThere(true),
            () => {},
          ),
      ),
    [],
  );
  return (
    <Card as="section" aria-label="Activité">
      {isThere ? (
        <rows.Part boat={boat} />
      ) : (
        <>
          <ActivityHeader />
          <SkeletonRows rows={3} row="h-12" />
        </>
      )}
    </Card>
  );
}
