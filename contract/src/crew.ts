import { uuid } from "@bosco/domain";
import {
  activity,
  givenShare,
  handover,
  invitation,
  invitationSecret,
  memberRole,
  newShare,
  seenByCrew,
  shares,
} from "@bosco/domain/crew";
import { z } from "zod";
import { anyone, user } from "./access.ts";

const byId = z.strictObject({ id: uuid });

const seenActivity = seenByCrew(activity);

/** The link is answered once, and nowhere kept: whoever has it and the invited address may accept. */
const invited = z.object({
  partage: givenShare,
  lien: z.string(),
  /** Whether it was mailed too. */
  envoye: z.boolean(),
});

export const crewContract = {
  list: user.route({ method: "GET", path: "/partages" }).output(shares),
  invite: user.route({ method: "POST", path: "/partages", successStatus: 201 }).input(newShare).output(invited),
  /** A call and not a read, so that no address ever holds the secret. */
  invitation: anyone.route({ method: "POST", path: "/partages/invitation" }).input(invitationSecret).output(invitation),
  accept: user
    .route({ method: "POST", path: "/partages/accepter" })
    .input(invitationSecret)
    .output(z.object({ bateau_id: uuid, role: invitation.shape.role })),
  changeRole: user
    .route({ method: "PATCH", path: "/partages/{id}" })
    .input(z.strictObject({ id: uuid, role: memberRole }))
    .output(givenShare),
  /** The owner revokes; the member leaves. */
  remove: user.route({ method: "DELETE", path: "/partages/{id}" }).input(byId).output(byId),
  handOver: user
    .route({ method: "POST", path: "/bateaux/{id}/ceder", successStatus: 201 })
    .input(handover)
    .output(invited),
  /** The newest first, of the last 90 days; as many as a page has, those before one of them if it is named. */
  activity: user
    .route({ method: "GET", path: "/bateaux/{id}/activite" })
    .input(byId.extend({ avant: uuid.optional() }))
    .output(z.array(seenActivity)),
  /** The newest of each boat. */
  lastActivities: user.route({ method: "GET", path: "/activites/dernieres" }).output(z.array(seenActivity)),
};
