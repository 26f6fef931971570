import { displayName, initials } from "@bosco/domain/account";
import { useQuery } from "@tanstack/react-query";
import { LogOut, Shield, UserRound } from "lucide-react";
import { useNavigate } from "react-router";
import { accountQuery } from "../data/account.ts";
import { signOut } from "../data/auth.ts";
import type { SessionUser } from "../data/session.ts";
import { Avatar } from "../ui/content/Avatar.tsx";
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from "../ui/overlay/DropdownMenu.tsx";
import { ThemeMenuChoices } from "../ui/theme/ThemeSwitch.tsx";

export default function UserMenu({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const { data: account } = useQuery(accountQuery);
  const who = account ?? { prenom: null, nom: null, email: user.email };

  async function leave() {
    await signOut(user);
    await navigate("/");
  }

  return (
    <DropdownMenu
      trigger={
        <button type="button" className="rounded-full" aria-label="Menu du compte">
          <Avatar initials={initials(who)} src={account?.photo_profil_url} />
        </button>
      }
    >
      <MenuLabel>{displayName(who)}</MenuLabel>
      <MenuItem icon={<UserRound size={18} />} onSelect={() => navigate("/account")}>
        Mon compte
      </MenuItem>
      {account?.role === "admin" && (
        <MenuItem icon={<Shield size={18} />} onSelect={() => navigate("/admin")}>
          Administration
        </MenuItem>
      )}
      <MenuSeparator />
      <ThemeMenuChoices />
      <MenuSeparator />
      <MenuItem icon={<LogOut size={18} />} onSelect={leave}>
        Déconnexion
      </MenuItem>
    </DropdownMenu>
  );
}
