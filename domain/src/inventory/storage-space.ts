import { z } from "zod";
import { changes, optionalText, ownId, stamps, text, uuid, whole } from "../fields/index.ts";

export const STORAGE_TYPES = ["Frigo", "Placard", "Coffre", "Cabine", "Soute", "Cockpit", "Pont", "Autre"] as const;

const storageSpaceFields = z.object({
  bateau_id: uuid,
  nom: text(1, 80),
  type: z.enum(STORAGE_TYPES, "Type d’espace inconnu."),
  description: optionalText(500),
  capacite: whole(0, 100_000).nullable(),
  /** The space it stands in, on the same boat: 'Coffre bâbord › Bac 2'. */
  parent_id: uuid.nullable(),
});

export const storageSpace = storageSpaceFields.extend({ id: uuid, ...stamps });
export type StorageSpace = z.infer<typeof storageSpace>;
export const newStorageSpace = storageSpaceFields
  .partial({ description: true, capacite: true, parent_id: true })
  .extend(ownId)
  .strict();
/** What a new space has where nothing is said of it. */
export const EMPTY_SPACE = { description: null, capacite: null, parent_id: null };
/** As it is filled in: a choice that is not made yet is ''. */
export const storageSpaceForm = storageSpaceFields.extend({
  bateau_id: text(1, 36),
  type: z.string().pipe(z.enum(STORAGE_TYPES, "Ce champ est requis.")),
});
export type StorageSpaceForm = z.input<typeof storageSpaceForm>;
export type FilledStorageSpace = z.output<typeof storageSpaceForm>;
export const storageSpaceChanges = changes(storageSpaceFields.omit({ bateau_id: true }));
