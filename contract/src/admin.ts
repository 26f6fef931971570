import { uuid } from "@bosco/domain";
import { adminUser, givenUpJob, journalEntry, newUser, overview, userChanges } from "@bosco/domain/account";
import { z } from "zod";
import { admin } from "./access.ts";

const ADMIN_SORTS = ["nom", "email", "role", "plan", "created_at", "last_sign_in_at", "bateaux"] as const;

/** How many accounts one answer holds at most. */
const MOST_USERS = 10_000;

const count = (max: number) => z.coerce.number().int().min(1).max(max);

const listQuery = z.strictObject({
  recherche: z.string().trim().max(200).optional(),
  tri: z.enum(ADMIN_SORTS).optional(),
  ordre: z.enum(["asc", "desc"]).optional(),
  page: count(100_000).optional(),
  limite: count(MOST_USERS).optional(),
});
export type AdminListQuery = z.infer<typeof listQuery>;

const done = z.object({ success: z.literal(true), message: z.string(), userId: uuid });
const path = "/fonctions/admin-users";

/**
 * Accounts, for administrators. Each verb does what it says; a body may repeat its verb in `method`, but never name
 * another.
 */
export const adminContract = {
  /** Without `limite`, everybody at once. The header tells how many there are in all. */
  list: admin
    .route({ method: "GET", path, outputStructure: "detailed" })
    .input(listQuery.optional())
    .output(z.object({ headers: z.object({ "x-total-count": z.string() }), body: z.array(adminUser) })),
  create: admin.route({ method: "POST", path }).input(newUser).output(done),
  update: admin
    .route({ method: "PUT", path })
    .input(z.strictObject({ userId: uuid, userData: userChanges, method: z.literal("PUT").optional() }))
    .output(done),
  remove: admin
    .route({ method: "DELETE", path })
    .input(z.strictObject({ userId: uuid, method: z.literal("DELETE").optional() }))
    .output(done),
  overview: admin.route({ method: "GET", path: `${path}/apercu` }).output(overview),
  /** What the server has given up, the newest 200. */
  givenUp: admin.route({ method: "GET", path: `${path}/travaux` }).output(z.array(givenUpJob)),
  /** Tried again at once, as if for the first time. */
  retry: admin
    .route({ method: "POST", path: `${path}/travaux/{id}/reessayer` })
    .input(z.strictObject({ id: uuid }))
    .output(z.array(givenUpJob)),
  forget: admin
    .route({ method: "DELETE", path: `${path}/travaux/{id}` })
    .input(z.strictObject({ id: uuid }))
    .output(z.array(givenUpJob)),
  /** The newest 200 lines. */
  journal: admin.route({ method: "GET", path: `${path}/journal` }).output(z.array(journalEntry)),
};
