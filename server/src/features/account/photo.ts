import { findAccount } from "../../accounts/account.ts";
import type { PhotoSlot } from "../../api/upload-slot.ts";
import { findPhotoToEdit, updateProfile } from "./queries.ts";

/** `PUT /profils_utilisateur/photo` */
export const profilePhoto: PhotoSlot = {
  call: "account.putPhoto",
  path: "/profils_utilisateur/photo",
  async find(db, { account: { id } }) {
    const found = await findPhotoToEdit(db, id);
    return found && { held: found.url, ownerId: id };
  },
  async set(db, { account: { id } }, _params, photo_profil_url) {
    await updateProfile(db, id, { photo_profil_url });
    return findAccount(db, id);
  },
};
