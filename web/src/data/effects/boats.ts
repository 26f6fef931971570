import { type Boat, boatChanges, EMPTY_BOAT, firstEngine, newBoat } from "@bosco/domain/boats";
import { frenchTenths } from "@bosco/domain/french";
import type { Lists } from "../commands.ts";
import { loseContents } from "./cascades.ts";
import type { Effects, Made } from "./effect.ts";
import { called, calledAs, nameOf, ofBoat, said } from "./naming.ts";
import { isHoursOnly, keepReading } from "./readings.ts";
import {
  addRow,
  asChanges,
  asRead,
  editRow,
  editRows,
  fieldsOf,
  findRow,
  isOwn,
  newStamps,
  removeRows,
  type Seen,
  withId,
} from "./rows.ts";
import { forgetPhoto, photoAddress } from "./waiting-photo.ts";

type SeenBoat = Seen<Boat>;

const ownBoats = (lists: Lists) => lists.rows<SeenBoat>("bateaux").filter(isOwn);

function makeDefault(lists: Lists, id: string, made: Made): SeenBoat {
  editRows<SeenBoat>(
    lists,
    "bateaux",
    (row) => isOwn(row) && row.par_defaut,
    () => ({ par_defaut: false }),
    made,
  );
  return editRow<SeenBoat>(lists, "bateaux", id, { par_defaut: true }, made);
}

/** The newest of one's own, which opens when the default one is gone. */
const newestBoat = (lists: Lists) =>
  ownBoats(lists).toSorted((a, b) =>
    a.created_at > b.created_at || (a.created_at === b.created_at && a.id < b.id) ? -1 : 1,
  )[0];

const restore = { call: "boats.create", input: fieldsOf(newBoat) } as const;

export const boatEffects = {
  "boats.create": {
    apply: (lists, input, made) => {
      const { id = made.newId(1), par_defaut, ...fields } = asRead(newBoat, input);
      const known = findRow<SeenBoat>(lists, "bateaux", id);
      if (known) return known;
      const isFirst = ownBoats(lists).length === 0;
      const boat = addRow<SeenBoat>(lists, "bateaux", {
        ...EMPTY_BOAT,
        ...fields,
        id,
        par_defaut: isFirst,
        ...newStamps(made),
      });
      if (boat.heures_moteur > 0) keepReading(lists, firstEngine(boat), made);
      return par_defaut && !isFirst ? makeDefault(lists, id, made) : boat;
    },
    words: ({ nom }) => `${called("Bateau", nom)} ajouté`,
  },

  "boats.update": {
    row: "bateaux",
    apply: (lists, input, made) => {
      const before = findRow<SeenBoat>(lists, "bateaux", input.id);
      const boat = editRow<SeenBoat>(lists, "bateaux", input.id, asChanges(boatChanges, input), made);
      if (before && boat.heures_moteur !== before.heures_moteur) keepReading(lists, firstEngine(boat), made);
      return boat;
    },
    words: (input, lists) =>
      input.heures_moteur !== undefined && isHoursOnly(input, "heures_moteur")
        ? said(nameOf(lists, "bateaux", input.id) ?? "Bateau", `${frenchTenths(input.heures_moteur)}\u00a0h moteur`)
        : `${calledAs(lists, "bateaux", "Bateau", input.id)} modifié`,
    restore,
  },

  "boats.remove": {
    row: "bateaux",
    removes: true,
    apply: (lists, { id }, made) => {
      const removed = findRow<SeenBoat>(lists, "bateaux", id);
      loseContents(lists, id, made);
      removeRows<SeenBoat>(lists, "bateaux", withId(id));
      const heir = removed?.par_defaut ? newestBoat(lists) : undefined;
      if (heir) editRow<SeenBoat>(lists, "bateaux", heir.id, { par_defaut: true }, made);
      return { id };
    },
    words: ({ id }, lists) => `${calledAs(lists, "bateaux", "Bateau", id)} supprimé`,
  },

  "boats.makeDefault": {
    row: "bateaux",
    apply: (lists, { id }, made) => {
      const boat = findRow<SeenBoat>(lists, "bateaux", id);
      return boat?.par_defaut ? boat : makeDefault(lists, id, made);
    },
    words: ({ id }, lists) => `${calledAs(lists, "bateaux", "Bateau", id)} par défaut`,
  },

  "boats.putPhoto": {
    row: "bateaux",
    apply: (lists, { id, photo }, made) => {
      const answer = made.local as Boat | undefined;
      const photo_url = photoAddress(made.operationId, photo, answer?.photo_url);
      return editRow<SeenBoat>(lists, "bateaux", id, { photo_url }, made);
    },
    words: ({ id }, lists) => `Nouvelle photo ${ofBoat(lists, id)}`,
    restore,
    forget: forgetPhoto,
  },

  "boats.removePhoto": {
    row: "bateaux",
    apply: (lists, { id }, made) => editRow<SeenBoat>(lists, "bateaux", id, { photo_url: null }, made),
    words: ({ id }, lists) => `Photo ${ofBoat(lists, id)} supprimée`,
  },
} satisfies Effects;
