import { initials } from "@bosco/domain/account";
import { useQuery } from "@tanstack/react-query";
import { type MouseEvent, useEffect, useState } from "react";
import { accountQuery } from "../data/account.ts";
import type { SessionUser } from "../data/current-session.ts";
import { Avatar } from "../ui/content/Avatar.tsx";
import { onFirstUse } from "../ui/first-use.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { showToast } from "../ui/overlay/toast.ts";

const menu = lazyPart(() => import("./OpenUserMenu.tsx"));

/** The button of the user's menu; the menu itself is there from the first press on. */
export function UserMenu({ user, onShortcuts }: { user: SessionUser; onShortcuts: () => void }) {
  const { data: account } = useQuery(accountQuery);
  const [opened, setOpened] = useState<"by key" | "by hand">();
  useEffect(() => onFirstUse(() => void menu.load().catch(() => {})), []);

  // why loaded first: a part that does not come while it is drawn takes the whole page with it.
  async function open({ detail }: MouseEvent) {
    try {
      await menu.load();
      setOpened(detail === 0 ? "by key" : "by hand");
    } catch {
      const description = "Le menu n’a pas pu être chargé. Réessayez dès que le réseau revient.";
      showToast({ title: "Erreur", description, tone: "error" });
    }
  }

  const who = account ?? { prenom: null, nom: null, email: user.email };
  const button = (
    <button
      type="button"
      className="rounded-full"
      aria-label="Menu du compte"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={open}
    >
      <Avatar initials={initials(who)} src={account?.photo_profil_url} />
    </button>
  );
  if (!opened) return button;
  return (
    <menu.Part
      startsAtFirst={opened === "by key"}
      trigger={button}
      user={user}
      who={who}
      isAdmin={account?.role === "admin"}
      onShortcuts={onShortcuts}
    />
  );
}
