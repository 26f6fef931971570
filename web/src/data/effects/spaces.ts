import {
  type Article,
  EMPTY_SPACE,
  newStorageSpace,
  type StorageSpace,
  storageSpaceChanges,
} from "@bosco/domain/inventory";
import type { Effects } from "./effect.ts";
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

export const spaceEffects = {
  "storageSpaces.create": {
    apply: (lists, input, made) => {
      const { id = made.newId(1), ...fields } = asRead(newStorageSpace, input);
      const row = { ...EMPTY_SPACE, ...fields, id, ...newStamps(made), ...ownerOn(lists, fields.bateau_id) };
      return addRow<SeenSpace>(lists, "espaces_stockage", row);
    },
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
