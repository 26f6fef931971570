import { boundedArray, instant, uuid } from "@bosco/domain";
import { seenByCrew } from "@bosco/domain/crew";
import {
  calendarFeed,
  maintenance,
  maintenanceChanges,
  newMaintenance,
  openedMaintenance,
  PLAN_CALL_MOST,
} from "@bosco/domain/maintenance";
import { z } from "zod";
import { user } from "./access.ts";
import { staleEdit } from "./declared-errors.ts";
import { removal } from "./removal.ts";

const byId = z.strictObject({ id: uuid });

/** The private calendar address of a user: whether there is one, never what it is. */
const wholeFeed = z.object({ actif: z.boolean(), cree_le: instant.nullable(), consulte_le: instant.nullable() });

/** Made by the client, so that no answer ever repeats it: 32 random bytes. The address is `/api/calendrier.ics?jeton=`. */
const calendarSecret = z.strictObject({
  jeton: z.string().regex(/^[A-Za-z0-9_-]{43}$/, "Un secret de 32 octets en base64url est attendu."),
});

const seenMaintenance = seenByCrew(maintenance);
/** With the next occurrence when finishing has made one. */
const seenUpdate = seenMaintenance.extend({ suivante: seenMaintenance.nullable() });

export const maintenanceContract = {
  list: user
    .route({ method: "GET", path: "/maintenances" })
    .input(z.strictObject({ bateau_id: uuid.optional() }).optional())
    .output(z.array(seenMaintenance)),
  create: user
    .route({ method: "POST", path: "/maintenances", successStatus: 201 })
    .input(openedMaintenance)
    .output(seenMaintenance),
  createMany: user
    .route({ method: "POST", path: "/maintenances/plan", successStatus: 201 })
    .input(z.strictObject({ maintenances: boundedArray(newMaintenance, { least: 1, most: PLAN_CALL_MOST }) }))
    .output(z.array(seenMaintenance)),
  update: user
    .route({ method: "PATCH", path: "/maintenances/{id}" })
    .input(maintenanceChanges)
    .output(seenUpdate)
    .errors(staleEdit(seenMaintenance)),
  remove: user
    .route({ method: "DELETE", path: "/maintenances/{id}" })
    .input(removal)
    .output(byId)
    .errors(staleEdit(seenMaintenance)),
  restore: user.route({ method: "POST", path: "/maintenances/{id}/restaurer" }).input(byId).output(seenMaintenance),

  calendar: user.route({ method: "GET", path: "/calendrier" }).output(wholeFeed),
  openCalendar: user.route({ method: "PUT", path: "/calendrier" }).input(calendarSecret).output(wholeFeed),
  closeCalendar: user.route({ method: "DELETE", path: "/calendrier" }).output(wholeFeed),

  feeds: user.route({ method: "GET", path: "/calendriers" }).output(z.array(calendarFeed)),
  addFeed: user
    .route({ method: "POST", path: "/calendriers", successStatus: 201 })
    .input(calendarSecret.extend({ bateau_id: uuid.optional(), pour_moi: z.boolean() }))
    .output(calendarFeed),
  removeFeed: user.route({ method: "DELETE", path: "/calendriers/{id}" }).input(byId).output(byId),
};
