import type { SessionUser } from "../data/current-session.ts";
import "../ui/theme/theme.ts";
import { Finder } from "./Finder.tsx";
import { OwnData } from "./OwnData.tsx";
import { PasswordAgain } from "./PasswordAgain.tsx";
import { SyncBadge } from "./SyncBadge.tsx";
import { UserMenu } from "./UserMenu.tsx";
import { useFinder } from "./use-finder.ts";

/** The corner of the top bar that belongs to whoever is signed in, and what may ask for his password on whichever page. */
export default function OwnCorner({ user }: { user: SessionUser }) {
  const finder = useFinder();
  return (
    <OwnData>
      <SyncBadge />
      <Finder {...finder} />
      <UserMenu user={user} onShortcuts={finder.showShortcuts} />
      <PasswordAgain user={user} />
    </OwnData>
  );
}
