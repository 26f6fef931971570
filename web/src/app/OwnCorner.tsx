import { useEffect } from "react";
import type { SessionUser } from "../data/current-session.ts";
import { followEndings } from "../data/sign-out.ts";
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
  // why here: this corner stands on every page, and shows what is the user's.
  useEffect(() => followEndings(user.id), [user.id]);
  return (
    <OwnData>
      <SyncBadge />
      <Finder {...finder} />
      <UserMenu user={user} onShortcuts={finder.showShortcuts} />
      <PasswordAgain user={user} />
    </OwnData>
  );
}
