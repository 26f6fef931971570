import { CloudOff } from "lucide-react";
import { useOnline } from "../data/online.ts";
import { Badge } from "../ui/content/Badge.tsx";

/** Says when there is no network. With one, nothing needs saying. */
export function SyncBadge() {
  if (useOnline()) return null;
  return (
    <Badge tone="soon" role="status" icon={<CloudOff aria-hidden="true" />}>
      Hors ligne
    </Badge>
  );
}
