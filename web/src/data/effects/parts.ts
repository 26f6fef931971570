import type { Maintenance } from "@bosco/domain/maintenance";
import { EMPTY_PART, newPart, type Part, partChanges, partsForNext } from "@bosco/domain/parts";
import type { Lists } from "../commands.ts";
import type { Effects, Made } from "./effect.ts";
import { called, nameOf, said } from "./naming.ts";
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

type SeenPart = Seen<Part>;

/** The next occurrence uses what the one before did: its id is the write's first, those of its parts come after it. */
export function copyParts(lists: Lists, next: Seen<Maintenance>, made: Made): void {
  const kept = partsForNext(lists.rows<SeenPart>("pieces"), next.precedente_id ?? "");
  for (const [place, { bateau_id, article_id, quantite }] of kept.entries())
    addRow<SeenPart>(lists, "pieces", {
      id: made.newId(place + 2),
      bateau_id,
      maintenance_id: next.id,
      article_id,
      quantite,
      ...newStamps(made),
      ...ownerAs(next),
    });
}

/** « Vidange : pièce « Rouet » » */
const named = (lists: Lists, { maintenance_id, article_id }: { maintenance_id?: string; article_id?: string }) =>
  said(
    (maintenance_id && findRow<Maintenance>(lists, "maintenances", maintenance_id)?.titre) || "Maintenance",
    called("pièce", article_id && nameOf(lists, "inventaire", article_id)),
  );

export const partEffects = {
  "parts.create": {
    apply: (lists, input, made) => {
      const { id = made.newId(1), ...fields } = asRead(newPart, input);
      const sentBefore = findRow<SeenPart>(lists, "pieces", id);
      if (sentBefore) return sentBefore;
      const isSame = ({ maintenance_id, article_id }: Part) =>
        maintenance_id === fields.maintenance_id && article_id === fields.article_id;
      const known = lists.rows<SeenPart>("pieces").find(isSame);
      if (known && (fields.quantite ?? known.quantite) === known.quantite) return known;
      if (known) return editRow<SeenPart>(lists, "pieces", known.id, { quantite: fields.quantite ?? 1 }, made);
      const row = { ...EMPTY_PART, ...fields, id, ...newStamps(made), ...ownerOn(lists, fields.bateau_id) };
      return addRow<SeenPart>(lists, "pieces", row);
    },
    words: (input, lists) => `${named(lists, input)} ajoutée`,
  },

  "parts.update": {
    row: "pieces",
    apply: (lists, input, made) => editRow<SeenPart>(lists, "pieces", input.id, asChanges(partChanges, input), made),
    words: ({ id }, lists) => `${named(lists, findRow<Part>(lists, "pieces", id) ?? {})} modifiée`,
    restore: { call: "parts.create", input: fieldsOf(newPart) },
  },

  "parts.remove": {
    row: "pieces",
    removes: true,
    apply: (lists, { id }) => {
      removeRows<Part>(lists, "pieces", withId(id));
      return { id };
    },
    words: ({ id }, lists) => `${named(lists, findRow<Part>(lists, "pieces", id) ?? {})} retirée`,
  },
} satisfies Effects;
