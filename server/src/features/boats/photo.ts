import { uuid } from "@bosco/domain";
import type { PhotoSlot } from "../../api/upload-slot.ts";
import { refusalFor, requireRight } from "../../crew/place.ts";
import { findBoatToEdit, updateBoat } from "./queries.ts";

/** `PUT /bateaux/{id}/photo` */
export const boatPhoto: PhotoSlot = {
  call: "boats.putPhoto",
  path: "/bateaux/:id/photo",
  async find(db, me, params) {
    const id = uuid.safeParse(params.id);
    if (!id.success) return undefined;
    const boat = await findBoatToEdit(db, id.data);
    if (!boat) throw await refusalFor(db, me, "bateaux", id.data);
    requireRight(me, boat.id, "boat.edit");
    return { held: boat.photo_url, ownerId: boat.proprietaire_id ?? me.account.id };
  },
  set: (db, _me, params, photo_url) => updateBoat(db, String(params.id).toLowerCase(), { photo_url }),
};
