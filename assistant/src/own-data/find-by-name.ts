import { fold } from "@bosco/domain/french";
import MiniSearch, { type SearchResult } from "minisearch";

const NEAREST = 3;
/** Words that name nothing: 'où sont rangés mes gilets' looks for gilets. */
const EMPTY_WORDS = new Set(
  "le la les l un une des du de d mon ma mes notre nos votre vos ce cet cette ces a au aux en et ou sur dans il elle est sont bord bateau navire".split(
    " ",
  ),
);

/** As landsmen say it. */
const SIDES: Readonly<Record<string, string>> = { gauche: "babord", droite: "tribord", droit: "tribord" };

/** A word as names are compared: without accents, case and the mark of the plural. */
const singular = (word: string) => (word.length > 3 ? word.replace(/[sx]$/, "") : word);
const nameWords = (text: string) => fold(text).split(/[^a-z0-9]+/);

/** The words of a subject that name something. */
function namingWords(subject: string): string[] {
  return nameWords(subject).filter((word) => word !== "" && !EMPTY_WORDS.has(word));
}

/** The same, as the stored search text holds them. */
export const namingStems = (subject: string) => namingWords(subject).map(singular);

/** What any place is called: 'le placard de la cuisine' is the 'Équipet cuisine'. */
const PLACES = new Set(
  "coffre equipet placard tiroir rangement soute caisse bac boite cabine espace etagere sac penderie".split(" "),
);

const read = (text: string) => namingWords(text).map((word) => SIDES[word] ?? singular(word));

/** What comes before something: 'avant la croisière', 'avant de partir', 'avant samedi'. */
const BEFORE = /^(?:d|de|du|que|qu|le|la|l|les|un|une|mon|ma|mes|notre|nos|ce|cette)$/;

/** 'Avant' is a place in 'à l'avant' and right after a word that places are called by; anywhere else it says when. */
const withoutWhen = (words: readonly string[], named: ReadonlySet<string>) =>
  words
    .filter((word, at) => {
      const [before = "", after = ""] = [words[at - 1], words[at + 1]];
      return word !== "avant" || ((before === "l" || named.has(singular(before))) && !BEFORE.test(after));
    })
    .join(" ");

/** What a question says by every word of its name that tells it from others; what is called by `general` words alone it never says. */
export function saidByName<Row extends { nom: string }>(
  rows: readonly Row[],
  question: string,
  general: ReadonlySet<string>,
): Row[] {
  const named = new Set(rows.flatMap(({ nom }) => nameWords(nom).map(singular)));
  const said = new Set(read(withoutWhen(nameWords(question), named)));
  return rows.filter(({ nom }) => {
    const telling = read(nom).filter((word) => !general.has(word));
    return telling.length > 0 && telling.every((word) => said.has(word));
  });
}

const NOTHING_GENERAL: ReadonlySet<string> = new Set();

/** The places that a question says: 'la soute' is one where it is called no more than that. */
export function placesSaid<Row extends { nom: string }>(rows: readonly Row[], question: string): Row[] {
  const isGeneral = ({ nom }: Row) => read(nom).every((word) => PLACES.has(word));
  const said = new Set([
    ...saidByName(rows, question, PLACES),
    ...saidByName(rows.filter(isGeneral), question, NOTHING_GENERAL),
  ]);
  return rows.filter((row) => said.has(row));
}

interface Named {
  id: string;
  nom: string;
  /** Other words it goes by: its category. */
  autres?: string;
}

export interface Found<Row> {
  /** What carries the name, the best first. */
  rows: Row[];
  /** When nothing does: the names that come nearest. */
  nearest: string[];
}

const fuzziness = (term: string) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2);

/**
 * Of what was found: what carries the words themselves drives out what only looks like them, and then what carries them
 * in its own name what merely belongs to a category of that name.
 */
function best(hits: readonly SearchResult[]): readonly SearchResult[] {
  const spelled = hits.filter(({ terms, queryTerms }) =>
    queryTerms.every((asked) => terms.some((term) => term.startsWith(asked))),
  );
  const close = spelled.length > 0 ? spelled : hits;
  const byOwnName = close.filter(({ match }) => Object.values(match).every((fields) => fields.includes("nom")));
  return byOwnName.length > 0 ? byOwnName : close;
}

/** Rows that carry every word of a name, forgiving accents, plurals and a slip of the finger. */
export function findByName<Row>(rows: readonly Row[], subject: string, named: (row: Row) => Named): Found<Row> {
  const index = new MiniSearch<Named>({
    fields: ["nom", "autres"],
    tokenize: nameWords,
    processTerm: (term) => (EMPTY_WORDS.has(term) ? null : (SIDES[term] ?? singular(term))),
  });
  const byId = new Map(rows.map((row) => [named(row).id, row]));
  index.addAll([...byId.values()].map(named));
  const options = { boost: { nom: 4 }, prefix: (term: string) => term.length > 3, fuzzy: fuzziness };
  const wanted = namingWords(subject).join(" ");
  const hits = index.search(wanted, { ...options, combineWith: "AND" });
  const found = best(hits).flatMap(({ id }) => byId.get(id) ?? []);
  if (found.length > 0) return { rows: found, nearest: [] };
  const near = index.search(wanted, { ...options, fuzzy: 0.45 });
  const names = near.flatMap(({ id }) => {
    const row = byId.get(id);
    return row ? [named(row).nom] : [];
  });
  return { rows: [], nearest: [...new Set(names)].slice(0, NEAREST) };
}
