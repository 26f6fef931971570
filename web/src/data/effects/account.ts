import type { Account } from "@bosco/contract";
import { nameAboard, profileChanges } from "@bosco/domain/account";
import type { Lists } from "../commands.ts";
import type { Effects } from "./effect.ts";
import { asRead, readOf } from "./rows.ts";
import { forgetPhoto, photoAddress } from "./waiting-photo.ts";

/** Whose device it is, once that was read. */
export const accountOf = (lists: Lists) => readOf<Account>(lists, "profils_utilisateur");

/** How the crew knows whoever writes here. */
export function ownName(lists: Lists): string | null {
  const account = accountOf(lists);
  return account ? nameAboard(account) : null;
}

function withPhoto(lists: Lists, photo_profil_url: string | null): Account {
  lists.change<Account>("profils_utilisateur", (account) => ({ ...account, photo_profil_url }));
  return accountOf(lists) as Account;
}

export const accountEffects = {
  "account.update": {
    apply: (lists, input, { at }) => {
      const changed = { ...asRead(profileChanges, input), updated_at: at };
      lists.change<Account>("profils_utilisateur", (account) => ({ ...account, ...changed }));
      return accountOf(lists) ?? (changed as Account);
    },
    words: () => "Profil modifié",
  },

  "account.putPhoto": {
    apply: (lists, { photo }, { operationId, local }) => {
      const answer = local as Account | undefined;
      return withPhoto(lists, photoAddress(operationId, photo, answer?.photo_profil_url));
    },
    words: () => "Nouvelle photo de profil",
    forget: forgetPhoto,
  },

  "account.removePhoto": {
    apply: (lists) => withPhoto(lists, null),
    words: () => "Photo de profil supprimée",
  },
} satisfies Effects;
