import { uuid } from "@bosco/domain";
import { seenByCrew } from "@bosco/domain/crew";
import { newStorageSpace, storageSpace, storageSpaceChanges } from "@bosco/domain/inventory";
import { z } from "zod";
import { user } from "./access.ts";
import { staleEdit } from "./declared-errors.ts";
import { removal } from "./removal.ts";

const byId = z.strictObject({ id: uuid });
const ofBoat = z.strictObject({ bateau_id: uuid.optional() });

const seenStorageSpace = seenByCrew(storageSpace);

export const storageSpacesContract = {
  list: user.route({ method: "GET", path: "/espaces_stockage" }).input(ofBoat).output(z.array(seenStorageSpace)),
  create: user
    .route({ method: "POST", path: "/espaces_stockage", successStatus: 201 })
    .input(newStorageSpace)
    .output(seenStorageSpace),
  update: user
    .route({ method: "PATCH", path: "/espaces_stockage/{id}" })
    .input(storageSpaceChanges)
    .output(seenStorageSpace)
    .errors(staleEdit(seenStorageSpace)),
  remove: user
    .route({ method: "DELETE", path: "/espaces_stockage/{id}" })
    .input(removal)
    .output(byId)
    .errors(staleEdit(seenStorageSpace)),
};
