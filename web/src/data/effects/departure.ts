import {
  type DepartureCheck,
  EMPTY_CHECK,
  EMPTY_TRIP,
  type KeptTrip,
  newDepartureCheck,
  newTrip,
} from "@bosco/domain/departure";
import type { Effects } from "./effect.ts";
import { nameOf, ofBoat, quoted, said } from "./naming.ts";
import { addRow, asRead, editRow, findRow, newStamps, ownerOn, removeRows, type Seen, withId } from "./rows.ts";

export const departureEffects = {
  "departure.keepTrip": {
    apply: (lists, input, made) => {
      const { id = made.newId(1), ...fields } = asRead(newTrip, input);
      const known = lists.rows<Seen<KeptTrip>>("departs").find(({ bateau_id }) => bateau_id === fields.bateau_id);
      if (known) return editRow<Seen<KeptTrip>>(lists, "departs", known.id, fields, made);
      const row = { ...EMPTY_TRIP, ...fields, id, ...newStamps(made), ...ownerOn(lists, fields.bateau_id) };
      return addRow<Seen<KeptTrip>>(lists, "departs", row);
    },
    words: ({ bateau_id }, lists) => `Départ ${ofBoat(lists, bateau_id)} préparé`,
  },

  "departure.keepCheck": {
    apply: (lists, input, made) => {
      const { id = made.newId(1), ...fields } = asRead(newDepartureCheck, input);
      const isSame = ({ bateau_id, regle }: DepartureCheck) => bateau_id === fields.bateau_id && regle === fields.regle;
      const known = lists.rows<Seen<DepartureCheck>>("controles_depart").find(isSame);
      if (known) return editRow<Seen<DepartureCheck>>(lists, "controles_depart", known.id, fields, made);
      const row = { ...EMPTY_CHECK, ...fields, id, ...newStamps(made), ...ownerOn(lists, fields.bateau_id) };
      return addRow<Seen<DepartureCheck>>(lists, "controles_depart", row);
    },
    words: ({ bateau_id, article_id }, lists) => {
      const article = article_id ? nameOf(lists, "inventaire", article_id) : undefined;
      return said(`Départ ${ofBoat(lists, bateau_id)}`, article ? `${quoted(article)} choisi` : "point vérifié");
    },
  },

  "departure.removeCheck": {
    row: "controles_depart",
    removes: true,
    apply: (lists, { id }) => {
      removeRows<DepartureCheck>(lists, "controles_depart", withId(id));
      return { id };
    },
    words: ({ id }, lists) => {
      const check = findRow<DepartureCheck>(lists, "controles_depart", id);
      return said(check ? `Départ ${ofBoat(lists, check.bateau_id)}` : "Départ", "point à vérifier de nouveau");
    },
  },
} satisfies Effects;
