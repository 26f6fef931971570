import { findAccount } from "../../accounts/account.ts";
import type { PhotoSlot } from "../../photos/slot.ts";
import { findPhotoToEdit, updateProfile } from "./queries.ts";

/** `PUT /profils_utilisateur/photo` */
export const profilePhoto: PhotoSlot = {
  path: "/profils_utilisateur/photo",
  find: (db, userId) => findPhotoToEdit(db, userId),
  async set(db, userId, _params, photo_profil_url) {
    await updateProfile(db, userId, { photo_profil_url });
    return findAccount(db, userId);
  },
};
