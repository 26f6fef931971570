import { uuid } from "@bosco/domain";
import { seenByCrew } from "@bosco/domain/crew";
import { departureCheck, keptTrip, newDepartureCheck, newTrip } from "@bosco/domain/departure";
import { z } from "zod";
import { user } from "./access.ts";
import { staleEdit } from "./declared-errors.ts";
import { removal } from "./removal.ts";

const ofBoat = z.strictObject({ bateau_id: uuid.optional() }).optional();
const byId = z.strictObject({ id: uuid });
const seenTrip = seenByCrew(keptTrip);
const seenCheck = seenByCrew(departureCheck);

/** The trip that is being prepared with a boat, and what its owner has said of the rules. */
export const departureContract = {
  trips: user.route({ method: "GET", path: "/departs" }).input(ofBoat).output(z.array(seenTrip)),
  /** Of a boat that has a trip already, that one is changed: the last word stands. */
  keepTrip: user.route({ method: "POST", path: "/departs", successStatus: 201 }).input(newTrip).output(seenTrip),
  checks: user.route({ method: "GET", path: "/controles_depart" }).input(ofBoat).output(z.array(seenCheck)),
  /** Of a rule that the boat has a check of already, that one is changed. */
  keepCheck: user
    .route({ method: "POST", path: "/controles_depart", successStatus: 201 })
    .input(newDepartureCheck)
    .output(seenCheck),
  removeCheck: user
    .route({ method: "DELETE", path: "/controles_depart/{id}" })
    .input(removal)
    .output(byId)
    .errors(staleEdit(seenCheck)),
};
