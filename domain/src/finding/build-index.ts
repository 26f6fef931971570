import type { SheetReference } from "../assistant/index.ts";
import { placeNames } from "../inventory/index.ts";
import { engineNamed, workTitle } from "../maintenance/index.ts";
import type { Findable, FindableAction, Found, Whereabouts } from "./findable.ts";
import { plainText } from "./plain-words.ts";
import { WordIndex } from "./word-index.ts";

/** One thing to find. */
export interface Entry<Row> {
  /** Its name as plain words. */
  name: string;
  /** Where it is, as numbers among the places of the index; several for an article of several boats. */
  around: readonly number[];
  row: Row;
}

/** All things of a kind, numbered on from the first one's number. */
export interface Shelf<Row> {
  first: number;
  entries: readonly Entry<Row>[];
}

export type FindIndex<Action extends FindableAction = FindableAction, Sheet extends SheetReference = SheetReference> = {
  shelves: { [Kind in keyof Found<Action, Sheet>]: Shelf<Found<Action, Sheet>[Kind][number]> };
  words: WordIndex;
  /** Boats by their names, and spaces by theirs and their boat's. */
  places: WordIndex;
};

/** So many rows are taken in between two pauses. */
const AT_ONCE = 100;

interface Texts {
  name: string;
  more: string;
}
/** Each row's texts are made once, however often the list around it is read again. */
const texts = new WeakMap<object, Texts>();
/** Categories and the like: a few texts that thousands of rows have in common. */
const shared = new Map<string, string>();
const MOST_SHARED = 5_000;

function sharedText(value: string): string {
  const known = shared.get(value);
  if (known !== undefined) return known;
  if (shared.size === MOST_SHARED) shared.clear();
  const made = plainText(value);
  shared.set(value, made);
  return made;
}

function textsOf(row: object, nom: string, more: readonly (string | null)[]): Texts {
  const known = texts.get(row);
  if (known) return known;
  const made = { name: plainText(nom), more: more.map((text) => (text ? sharedText(text) : "")).join("") };
  texts.set(row, made);
  return made;
}

/** Builds the index in one go. */
export function buildIndex<Action extends FindableAction, Sheet extends SheetReference>(
  all: Findable<Action, Sheet>,
): FindIndex<Action, Sheet> {
  const building = buildInSlices(all);
  for (;;) {
    const { done, value } = building.next();
    if (done) return value;
  }
}

/** Builds the index slice by slice, so that a page can do something else between two of them. */
export function* buildInSlices<Action extends FindableAction, Sheet extends SheetReference>(
  all: Findable<Action, Sheet>,
): Generator<undefined, FindIndex<Action, Sheet>> {
  const words = new WordIndex();
  const places = new WordIndex();
  for (const { nom } of all.boats) places.add(plainText(nom), "");
  const boats = new Map(all.boats.map((boat, number) => [boat.id, { boat, number }]));
  const names = placeNames(all.spaces);
  const spaces = new Map<string, number>();
  let taken = 0;
  yield undefined;

  /** Things made of rows; what is on a boat nobody knows can't be led to, and is none. */
  function* shelve<Row, Thing>(
    rows: readonly Row[],
    textsOfRow: (row: Row) => Texts,
    entryOf: (row: Row, texts: Texts) => Omit<Entry<Thing>, "name"> | undefined,
  ): Generator<undefined, Shelf<Thing>> {
    const shelf = { first: words.count, entries: [] as Entry<Thing>[] };
    for (const row of rows) {
      const own = textsOfRow(row);
      const entry = entryOf(row, own);
      if (entry) {
        shelf.entries.push({ name: own.name, ...entry });
        words.add(own.name, own.more);
      }
      taken += 1;
      if (taken % AT_ONCE === 0) yield undefined;
    }
    return shelf;
  }
  const aboard = <Row extends { bateau_id: string }>(row: Row) => {
    const at = boats.get(row.bateau_id);
    return at && { around: [at.number], row: { row, boat: at.boat } };
  };
  const placeNumber = (space: string, place: string, boat: string) => {
    const known = spaces.get(space) ?? places.add(plainText(place), sharedText(boat));
    spaces.set(space, known);
    return known;
  };

  /** Articles of one name are one thing, in the places where they lie and with the categories of all. */
  const byName = new Map<string, { number: number; places: Whereabouts[]; around: number[] }>();
  const articleEntry = (row: Findable["articles"][number], { name, more }: Texts) => {
    const at = boats.get(row.bateau_id);
    if (!at) return undefined;
    const space = row.espace_stockage_id ?? "";
    const place = names.get(space);
    const number = place === undefined ? at.number : placeNumber(space, place, at.boat.nom);
    const same = byName.get(name);
    // why the count: the first one of a name is shelved next, under that number.
    const merged = same ?? { number: words.count, places: [], around: [] };
    byName.set(name, merged);
    if (same) words.addMore(same.number, more);
    merged.places.push({ row, boat: at.boat, place });
    merged.around.push(number);
    return same ? undefined : { around: merged.around, row: { nom: row.nom, places: merged.places } };
  };

  const shelves: FindIndex<Action, Sheet>["shelves"] = {
    boats: yield* shelve(
      all.boats,
      (boat) =>
        textsOf(boat, boat.nom, [
          ...[boat.nom_constructeur, boat.nom_modele, boat.immatriculation, boat.port_attache],
          boat.equipage ?? null,
        ]),
      (row) => ({ around: [], row }),
    ),
    articles: yield* shelve(
      all.articles,
      (row) =>
        textsOf(row, row.nom, [row.categorie, row.sous_categorie, row.reference ?? null, row.numero_fabricant ?? null]),
      articleEntry,
    ),
    spaces: yield* shelve(
      all.spaces,
      (row) => textsOf(row, row.nom, []),
      (row) => {
        const at = aboard(row);
        return at && { ...at, row: { ...at.row, place: names.get(row.id) ?? row.nom } };
      },
    ),
    maintenances: yield* shelve(
      openFirst(all.maintenances),
      (row) => textsOf(row, row.titre, [row.categorie]),
      (row) => {
        const at = aboard(row);
        const own = all.engines.get(row.bateau_id) ?? [];
        const engine = engineNamed(row, own);
        const around = engine && at ? [placeNumber(engine.id, engine.nom, at.row.boat.nom)] : at?.around;
        return at && around && { around, row: { ...at.row, title: workTitle(row, own) } };
      },
    ),
    papers: yield* shelve(
      all.papers,
      (row) => textsOf(row, row.titre, [row.type, row.numero, unspaced(row.numero)]),
      aboard,
    ),
    lists: yield* shelve(all.lists, (row) => textsOf(row, row.nom, []), aboard),
    checklists: yield* shelve(all.checklists, (row) => textsOf(row, row.nom, [row.type]), aboard),
    sheets: yield* shelve(
      all.sheets,
      (sheet) => textsOf(sheet, sheet.titre, []),
      (row) => ({ around: [], row }),
    ),
    actions: yield* shelve(
      all.actions,
      (action) => textsOf(action, action.nom, [action.mots]),
      (row) => ({ around: [], row }),
    ),
  };
  const orderOf = ({ boat }: Whereabouts) => boats.get(boat.id)?.number ?? 0;
  const isOut = ({ row }: Whereabouts) => Number(row.quantite === 0);
  // why what is out last: whoever asks where the spare is wants the place that has one.
  for (const { places: all } of byName.values())
    if (all.length > 1) all.sort((a, b) => isOut(a) - isOut(b) || orderOf(a) - orderOf(b));
  return { shelves, words, places };
}

/** A number as it may be typed: « 227 123 456 » without its spaces too. */
const unspaced = (numero: string | null) => numero?.replace(/[^\p{L}\p{N}]+/gu, "") ?? null;

/** What is still to do is looked for more often than what was done. */
const openFirst = <Row extends Findable["maintenances"][number]>(rows: readonly Row[]): Row[] => [
  ...rows.filter(({ statut }) => statut !== "Terminée"),
  ...rows.filter(({ statut }) => statut === "Terminée").reverse(),
];
