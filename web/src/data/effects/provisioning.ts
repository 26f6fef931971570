import type { Article } from "@bosco/domain/inventory";
import {
  alreadyAboard,
  copyName,
  EMPTY_LIST,
  newProvisioningList,
  type ProvisioningList,
  planInventory,
  provisioningListChanges,
} from "@bosco/domain/provisioning";
import type { Lists } from "../commands.ts";
import type { Effects } from "./effect.ts";
import { addArticle } from "./inventory.ts";
import { called, calledAs, said } from "./naming.ts";
import {
  addRow,
  asChanges,
  asRead,
  editRow,
  fieldsOf,
  findRow,
  newStamps,
  ownerAs,
  ownerOn,
  removeRows,
  type Seen,
  withId,
} from "./rows.ts";

type SeenList = Seen<ProvisioningList>;

const find = (lists: Lists, id: string) => findRow<SeenList>(lists, "listes_avitaillement", id);
const named = (lists: Lists, id: string) => calledAs(lists, "listes_avitaillement", "Liste", id);

/** What is aboard, the oldest first: of two that a list may mean, the older one is made larger. */
const aboardOf = (lists: Lists, boat: string) =>
  lists
    .rows<Seen<Article>>("inventaire")
    .filter(({ bateau_id }) => bateau_id === boat)
    .toSorted((a, b) => compare(a.created_at, b.created_at) || compare(a.id, b.id));
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export const provisioningEffects = {
  "provisioning.create": {
    apply: (lists, input, made) => {
      const { id = made.newId(1), ...fields } = asRead(newProvisioningList, input);
      const row = { ...EMPTY_LIST, ...fields, id, ...newStamps(made), ...ownerOn(lists, fields.bateau_id) };
      return addRow<SeenList>(lists, "listes_avitaillement", row);
    },
    words: ({ nom }) => `${called("Liste", nom)} créée`,
  },

  "provisioning.update": {
    row: "listes_avitaillement",
    apply: (lists, input, made) =>
      editRow<SeenList>(lists, "listes_avitaillement", input.id, asChanges(provisioningListChanges, input), made),
    words: ({ id, version: _, ...changed }, lists) =>
      changed.est_favori !== undefined && Object.keys(changed).length === 1
        ? said(named(lists, id), changed.est_favori ? "ajoutée aux favoris" : "retirée des favoris")
        : `${named(lists, id)} modifiée`,
    restore: { call: "provisioning.create", input: fieldsOf(newProvisioningList) },
  },

  "provisioning.duplicate": {
    apply: (lists, { id }, made) => {
      const original = find(lists, id);
      if (!original) return { id: made.newId(1) } as SeenList;
      const { bateau_id, nom, articles, nombre_personnes, nombre_jours, generation } = original;
      const copy = {
        ...EMPTY_LIST,
        bateau_id,
        nom: copyName(nom),
        articles,
        nombre_personnes,
        nombre_jours,
        generation,
      };
      const row = { ...copy, id: made.newId(1), ...newStamps(made), ...ownerAs(original) };
      return addRow<SeenList>(lists, "listes_avitaillement", row);
    },
    words: ({ id }, lists) => `${named(lists, id)} copiée`,
  },

  "provisioning.remove": {
    row: "listes_avitaillement",
    removes: true,
    apply: (lists, { id }) => {
      removeRows<SeenList>(lists, "listes_avitaillement", withId(id));
      return { id };
    },
    words: ({ id }, lists) => `${named(lists, id)} supprimée`,
  },

  "provisioning.addToInventory": {
    apply: (lists, { id, mode }, made) => {
      const list = find(lists, id);
      if (!list) return [];
      const aboard = aboardOf(lists, list.bateau_id);
      // why: without a choice, what is aboard twice is refused.
      if (!mode && alreadyAboard(list.articles, aboard).length > 0) return [];
      const { created, raised } = planInventory(list.articles, aboard, mode ?? "ajouter");
      const added = created.map((one, place) =>
        addArticle(lists, { bateau_id: list.bateau_id, ...one }, place + 1, made),
      );
      const larger = raised.map(({ id: article, quantite_max }) => {
        const row = editRow<Seen<Article>>(lists, "inventaire", article, { quantite_max }, made);
        // why: in the answer, version 1 says that an article is new.
        return { ...row, version: row.version + 1 };
      });
      return [...added, ...larger];
    },
    words: ({ id }, lists) => `${named(lists, id)} ajoutée à l’inventaire`,
  },
} satisfies Effects;
