import { displayName } from "@bosco/domain/account";
import { Keyboard, LogOut, Shield, UserRound } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { SessionUser } from "../data/current-session.ts";
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from "../ui/overlay/DropdownMenu.tsx";
import { useNavigate } from "../ui/routing/router-context.ts";
import { ThemeMenuChoices } from "../ui/theme/ThemeSwitch.tsx";
import { useMediaQuery } from "../ui/theme/use-media-query.ts";
import { useSignOut } from "./use-sign-out.tsx";

type OpenUserMenuProps = {
  /** Whether the focus goes to its first item, as for every menu that a key opens. */
  startsAtFirst: boolean;
  trigger: ReactNode;
  user: SessionUser;
  who: Parameters<typeof displayName>[0];
  isAdmin: boolean;
  onShortcuts: () => void;
};

/** Open from the start: the press that asked for it is done. */
export default function OpenUserMenu({ startsAtFirst, trigger, user, who, isAdmin, onShortcuts }: OpenUserMenuProps) {
  const navigate = useNavigate();
  const follow = (to: string) => navigate(to, { asksFirst: true });
  const isDesk = useMediaQuery("(min-width: 1024px)");

  const firstItem = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startsAtFirst) firstItem.current?.focus();
  }, [startsAtFirst]);

  const { leave, question } = useSignOut(() => navigate("/"));

  return (
    <>
      <DropdownMenu trigger={trigger} startsOpen>
        <MenuLabel>{displayName(who)}</MenuLabel>
        <MenuItem ref={firstItem} icon={<UserRound size={18} />} onSelect={() => follow("/account")}>
          Mon compte
        </MenuItem>
        {isAdmin && (
          <MenuItem icon={<Shield size={18} />} onSelect={() => follow("/admin")}>
            Administration
          </MenuItem>
        )}
        <MenuSeparator />
        <ThemeMenuChoices />
        <MenuSeparator />
        {isDesk && (
          <MenuItem icon={<Keyboard size={18} />} onSelect={onShortcuts}>
            Raccourcis clavier
          </MenuItem>
        )}
        <MenuItem icon={<LogOut size={18} />} onSelect={() => leave(user)}>
          Déconnexion
        </MenuItem>
      </DropdownMenu>
      {question}
    </>
  );
}
