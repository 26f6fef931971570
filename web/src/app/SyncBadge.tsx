import { plural } from "@bosco/domain/french";
import { Check, CloudOff, TriangleAlert, Upload } from "lucide-react";
import { useOnline } from "../data/online.ts";
import { useSync } from "../data/use-sync.ts";
import { Badge } from "../ui/content/Badge.tsx";
import { Link } from "../ui/routing/Link.tsx";
import { type SyncSign, spokenState, useSyncSign } from "./sync-sign.ts";

/** How this device and the server stand to each other, and the way to what waits. With nothing to say, it says nothing. */
export function SyncBadge() {
  const { waiting, refused } = useSync();
  const sign = useSyncSign({ isOnline: useOnline(), waiting, refused });
  return (
    <>
      {/* why always there: what comes into a region that is known is spoken. why beside the sign: its count is not. */}
      <span role="status" className="sr-only">
        {sign && spokenState(sign)}
      </span>
      {sign && (
        <Link to="/synchronisation" className="grid min-h-11 place-items-center rounded-full no-underline">
          <Sign sign={sign} />
        </Link>
      )}
    </>
  );
}

// why less of it where there is less room: the magnifier and the menu stand beside it. Screen readers get all of it.
const NARROWEST = "max-[22rem]:sr-only";
const NARROW = "max-sm:sr-only lg:max-xl:sr-only";

function Sign({ sign }: { sign: SyncSign }) {
  if (sign.kind === "sent")
    return (
      <Badge tone="ok" icon={<Check aria-hidden="true" />}>
        <span className={NARROWEST}>Synchronisé</span>
      </Badge>
    );
  if (sign.kind === "refused")
    return (
      <Badge tone="late" icon={sign.isOffline ? <CloudOff aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}>
        <span>
          {sign.count}
          <span className={NARROWEST}> à résoudre</span>
          {sign.isOffline && <span className="sr-only">, hors ligne</span>}
        </span>
      </Badge>
    );
  if (sign.kind === "waiting")
    return (
      <Badge tone="sea" icon={<Upload aria-hidden="true" />}>
        <span>
          {sign.count}
          <span className={NARROW}>{`\u00a0${plural(sign.count, "modification")} en attente`}</span>
        </span>
      </Badge>
    );
  return (
    <Badge tone="soon" icon={<CloudOff aria-hidden="true" />}>
      <span>
        <span className={NARROWEST}>Hors ligne</span>
        {sign.count > 0 && (
          <>
            <span className={NARROWEST}> · </span>
            {sign.count}
            <span className={NARROW}> en attente</span>
          </>
        )}
      </span>
    </Badge>
  );
}
