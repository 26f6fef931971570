import { uuid } from "@bosco/domain";
import type { PhotoSlot } from "../../photos/slot.ts";
import { findBoatToEdit, updateBoat } from "./queries.ts";

/** `PUT /bateaux/{id}/photo` */
export const boatPhoto: PhotoSlot = {
  path: "/bateaux/:id/photo",
  async find(db, _userId, params) {
    const id = uuid.safeParse(params.id);
    const boat = id.success ? await findBoatToEdit(db, id.data) : undefined;
    return boat && { url: boat.photo_url };
  },
  set: (db, _userId, params, photo_url) => updateBoat(db, String(params.id).toLowerCase(), { photo_url }),
};
