import { CloudOff } from "lucide-react";
import { useOnline } from "../data/online.ts";
import { Badge } from "../ui/content/Badge.tsx";

/** Says when there is no network. With one, nothing needs saying. */
export function SyncBadge() {
  if (useOnline()) return null;
  return (
    <Badge tone="soon" role="status" icon={<CloudOff aria-hidden="true" />}>
      {/* why only the sign on the narrowest phones: the magnifier and the menu stand beside it. */}
      <span className="max-[22rem]:sr-only">Hors ligne</span>
    </Badge>
  );
}
