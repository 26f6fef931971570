import type { SessionUser } from "../data/current-session.ts";
import "../ui/theme/theme.ts";
import { OwnData } from "./OwnData.tsx";
import { PasswordAgain } from "./PasswordAgain.tsx";
import { SyncBadge } from "./SyncBadge.tsx";
import { UserMenu } from "./UserMenu.tsx";

/** The corner of the top bar that belongs to whoever is signed in, and what may ask for his password on whichever page. */
export default function OwnCorner({ user }: { user: SessionUser }) {
  return (
    <OwnData>
      <SyncBadge />
      <UserMenu user={user} />
      <PasswordAgain user={user} />
    </OwnData>
  );
}
