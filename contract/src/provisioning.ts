import { uuid } from "@bosco/domain";
import { seenByCrew } from "@bosco/domain/crew";
import { article } from "@bosco/domain/inventory";
import {
  ADD_MODES,
  generatedArticle,
  generation,
  generatorRequest,
  menu,
  newProvisioningList,
  provisioningList,
  provisioningListChanges,
} from "@bosco/domain/provisioning";
import { z } from "zod";
import { user } from "./access.ts";
import { alreadyThere, staleEdit } from "./declared-errors.ts";
import { removal } from "./removal.ts";

const byId = z.strictObject({ id: uuid });

const generated = z.object({
  articles: z.array(generatedArticle),
  menus: z.array(menu),
  /** Whether the calculation made the list alone, or a model had a hand in it. */
  origine: generation.shape.origine,
});

const seenProvisioningList = seenByCrew(provisioningList);
const seenArticle = seenByCrew(article);

export const provisioningContract = {
  list: user
    .route({ method: "GET", path: "/listes_avitaillement" })
    .input(z.strictObject({ bateau_id: uuid.optional() }))
    .output(z.array(seenProvisioningList)),
  create: user
    .route({ method: "POST", path: "/listes_avitaillement", successStatus: 201 })
    .input(newProvisioningList)
    .output(seenProvisioningList),
  update: user
    .route({ method: "PATCH", path: "/listes_avitaillement/{id}" })
    .input(provisioningListChanges)
    .output(seenProvisioningList)
    .errors(staleEdit(seenProvisioningList)),
  remove: user
    .route({ method: "DELETE", path: "/listes_avitaillement/{id}" })
    .input(removal)
    .output(byId)
    .errors(staleEdit(seenProvisioningList)),
  duplicate: user
    .route({ method: "POST", path: "/listes_avitaillement/{id}/dupliquer", successStatus: 201 })
    .input(byId)
    .output(seenProvisioningList),
  /** Answers with the articles it created (version 1) and those it made larger. */
  addToInventory: user
    .route({ method: "POST", path: "/listes_avitaillement/{id}/inventaire", successStatus: 201 })
    .input(z.strictObject({ id: uuid, mode: z.enum(ADD_MODES, "Choisissez de fusionner ou d’ajouter.").optional() }))
    .output(z.array(seenArticle))
    .errors(alreadyThere),
  generate: user
    .route({ method: "POST", path: "/fonctions/generer-avitaillement" })
    .input(generatorRequest)
    .output(generated),
};
