import { uuid } from "@bosco/domain";
import { newStorageSpace, storageSpace, storageSpaceChanges } from "@bosco/domain/inventory";
import { z } from "zod";
import { user } from "./access.ts";
import { staleEdit } from "./declared-errors.ts";

const byId = z.strictObject({ id: uuid });
const ofBoat = z.strictObject({ bateau_id: uuid.optional() });

export const storageSpacesContract = {
  list: user.route({ method: "GET", path: "/espaces_stockage" }).input(ofBoat).output(z.array(storageSpace)),
  create: user
    .route({ method: "POST", path: "/espaces_stockage", successStatus: 201 })
    .input(newStorageSpace)
    .output(storageSpace),
  update: user
    .route({ method: "PATCH", path: "/espaces_stockage/{id}" })
    .input(storageSpaceChanges)
    .output(storageSpace)
    .errors(staleEdit(storageSpace)),
  remove: user.route({ method: "DELETE", path: "/espaces_stockage/{id}" }).input(byId).output(byId),
};
