import {
  type Article,
  EMPTY_SPACE,
  newStorageSpace,
  type StorageSpace,
  storageSpaceChanges,
} from "@bosco/domain/inventory";
import type { z } from "zod";
import type { Lists } from "../commands.ts";
import type { Effects, Made } from "./effect.ts";
import { called, calledAs } from "./naming.ts";
import {
  addRow,
  asChanges,
  asRead,
  editRow,
  editRows,
  fieldsOf,
  newStamps,
  ownerOn,
  removeRows,
  type Seen,
  withId,
} from "./rows.ts";

type SeenSpace = Seen<StorageSpace>;

/** The n-th space that a write makes. */
export function addSpace(lists: Lists, input: z.input<typeof newStorageSpace>, n: number, made: Made): SeenSpace {
  const { id = made.newId(n), ...fields } = asRead(newStorageSpace, input);
  const row = { ...EMPTY_SPACE, ...fields, id, ...newStamps(made), ...ownerOn(lists, fields.bateau_id) };
  return addRow<SeenSpace>(lists, "espaces_stockage", row);
}

export const spaceEffects = {
  "storageSpaces.create": {
    apply: (lists, input, made) => addSpace(lists, input, 1, made),
    words: ({ nom }) => `${called("Espace", nom)} ajouté`,
  },

  "storageSpaces.update": {
    row: "espaces_stockage",
    apply: (lists, input, made) =>
      editRow<SeenSpace>(lists, "espaces_stockage", input.id, asChanges(storageSpaceChanges, input), made),
    words: ({ id }, lists) => `${calledAs(lists, "espaces_stockage", "Espace", id)} modifié`,
    restore: { call: "storageSpaces.create", input: fieldsOf(newStorageSpace) },
  },

  // What stood in it stands by itself, and what lay in it lies nowhere.
  "storageSpaces.remove": {
    row: "espaces_stockage",
    removes: true,
    apply: (lists, { id }, made) => {
      removeRows<SeenSpace>(lists, "espaces_stockage", withId(id));
      editRows<SeenSpace>(
        lists,
        "espaces_stockage",
        (row) => row.parent_id === id,
        () => ({ parent_id: null }),
        made,
      );
      const isInside = (row: Article) => row.espace_stockage_id === id;
      editRows<Article>(lists, "inventaire", isInside, () => ({ espace_stockage_id: null }), made);
      return { id };
    },
    words: ({ id }, lists) => `${calledAs(lists, "espaces_stockage", "Espace", id)} supprimé`,
  },
} satisfies Effects;
