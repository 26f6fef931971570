import { instant, uuid } from "@bosco/domain";
import { boat } from "@bosco/domain/boats";
import { seenByCrew } from "@bosco/domain/crew";
import {
  article,
  articleChanges,
  bulkResult,
  bulkTarget,
  firstInventory,
  newArticle,
  newArticles,
  purchases,
  storageSpace,
} from "@bosco/domain/inventory";
import { z } from "zod";
import { user } from "./access.ts";
import { staleEdit } from "./declared-errors.ts";
import { oneOrMany } from "./one-or-many.ts";
import { removal } from "./removal.ts";

const byId = z.strictObject({ id: uuid });
const ofBoat = z.strictObject({ bateau_id: uuid.optional() });

/** With the names of the boat and of the place where it lies: a search over all boats says where to go. */
const foundArticle = seenByCrew(article).extend({
  bateau: boat.pick({ nom: true }),
  espace_stockage: storageSpace.pick({ nom: true, type: true }).nullable(),
});

const seenArticle = seenByCrew(article);
const seenSpace = seenByCrew(storageSpace);

export const inventoryContract = {
  list: user.route({ method: "GET", path: "/inventaire" }).input(ofBoat).output(z.array(seenArticle)),
  /** Without `bateau_id` over all boats. */
  search: user
    .route({ method: "GET", path: "/inventaire/recherche" })
    .input(
      ofBoat.extend({ q: z.string().trim().min(2, "2 caractères au minimum.").max(120, "120 caractères au maximum.") }),
    )
    .output(z.array(foundArticle)),
  /** Articles written since then, and how many there are in all: enough to keep a copy up to date over a slow link. */
  changed: user
    .route({ method: "GET", path: "/inventaire/changements" })
    .input(z.strictObject({ depuis: instant }))
    .output(z.object({ total: z.int(), articles: z.array(seenArticle) })),
  create: user
    .route({ method: "POST", path: "/inventaire", successStatus: 201 })
    .input(oneOrMany(newArticle, newArticles))
    .output(z.union([seenArticle, z.array(seenArticle)])),
  /** Spaces and what lies in them, together or not at all: what a boat begins with. */
  createFirst: user
    .route({ method: "POST", path: "/inventaire/premier", successStatus: 201 })
    .input(firstInventory)
    .output(z.object({ espaces: z.array(seenSpace), articles: z.array(seenArticle) })),
  update: user
    .route({ method: "PATCH", path: "/inventaire/{id}" })
    .input(articleChanges)
    .output(seenArticle)
    .errors(staleEdit(seenArticle)),
  remove: user
    .route({ method: "DELETE", path: "/inventaire/{id}" })
    .input(removal)
    .output(byId)
    .errors(staleEdit(seenArticle)),
  adjust: user
    .route({ method: "POST", path: "/inventaire/{id}/ajuster" })
    .input(z.strictObject({ id: uuid, delta: z.number({ error: "Un nombre est attendu." }).min(-1e6).max(1e6) }))
    .output(seenArticle),
  fill: user.route({ method: "POST", path: "/inventaire/remplir" }).input(bulkTarget).output(bulkResult),
  reset: user.route({ method: "POST", path: "/inventaire/reinitialiser" }).input(bulkTarget).output(bulkResult),
  removeMany: user.route({ method: "POST", path: "/inventaire/supprimer" }).input(bulkTarget).output(bulkResult),
  store: user.route({ method: "POST", path: "/inventaire/ranger" }).input(purchases).output(bulkResult),
  undo: user
    .route({ method: "POST", path: "/inventaire/annuler" })
    .input(z.strictObject({ annulation: uuid }))
    .output(z.object({ retablis: z.int() })),
};
