import { boundedArray, uuid } from "@bosco/domain";
import { pushSubscription, reminder, reminderChanges, reminderSettings } from "@bosco/domain/reminders";
import { z } from "zod";
import { anyone, user } from "./access.ts";

const done = z.object({ success: z.literal(true), message: z.string() });

export const remindersContract = {
  read: user.route({ method: "GET", path: "/rappels" }).output(reminderSettings),
  update: user.route({ method: "PATCH", path: "/rappels" }).input(reminderChanges).output(reminderSettings),
  /** What is coming or late today, whether it has been said already or not. */
  preview: user.route({ method: "GET", path: "/rappels/apercu" }).output(boundedArray(reminder, { most: 200 })),
  /** A mail now to one's own address, and a push to one's own devices, of what the preview shows. */
  tryOut: user.route({ method: "POST", path: "/rappels/essai" }).output(done),
  addDevice: user
    .route({ method: "POST", path: "/rappels/appareils" })
    .input(pushSubscription)
    .output(reminderSettings),
  /** By its endpoint, which it alone knows; another of one's own by its id. */
  removeDevice: user
    .route({ method: "DELETE", path: "/rappels/appareils" })
    .input(
      z
        .strictObject({ endpoint: z.string().max(1000).optional(), id: uuid.optional() })
        .refine(({ endpoint, id }) => (endpoint === undefined) !== (id === undefined), "Un appareil est attendu."),
    )
    .output(reminderSettings),
  /** From the link in the mail, without a sign-in: no more mail. */
  stop: anyone
    .route({ method: "POST", path: "/rappels/arret" })
    .input(z.strictObject({ jeton: z.string().regex(/^[\w-]{43}$/, "Ce lien n’est pas complet.") }))
    .output(done),
};
