import { uuid } from "@bosco/domain";
import { boat, boatChanges, boatContents, boatModel, hoursReading, newBoat } from "@bosco/domain/boats";
import { seenByCrew } from "@bosco/domain/crew";
import { z } from "zod";
import { user } from "./access.ts";
import { staleEdit } from "./declared-errors.ts";
import { removal } from "./removal.ts";

const byId = z.strictObject({ id: uuid });

const seenBoat = seenByCrew(boat);
const seenHoursReading = seenByCrew(hoursReading);

export const boatsContract = {
  list: user.route({ method: "GET", path: "/bateaux" }).output(z.array(seenBoat)),
  create: user.route({ method: "POST", path: "/bateaux", successStatus: 201 }).input(newBoat).output(seenBoat),
  update: user
    .route({ method: "PATCH", path: "/bateaux/{id}" })
    .input(boatChanges)
    .output(seenBoat)
    .errors(staleEdit(seenBoat)),
  remove: user
    .route({ method: "DELETE", path: "/bateaux/{id}" })
    .input(removal)
    .output(byId)
    .errors(staleEdit(seenBoat)),
  makeDefault: user.route({ method: "POST", path: "/bateaux/{id}/par-defaut" }).input(byId).output(seenBoat),
  removePhoto: user.route({ method: "DELETE", path: "/bateaux/{id}/photo" }).input(byId).output(seenBoat),
  contents: user.route({ method: "GET", path: "/bateaux/{id}/contenu" }).input(byId).output(boatContents),
  readings: user
    .route({ method: "GET", path: "/releves_heures" })
    .input(z.strictObject({ bateau_id: uuid.optional() }).optional())
    .output(z.array(seenHoursReading)),
  models: user.route({ method: "GET", path: "/modeles_navires" }).output(z.array(boatModel)),
};
