import type { Answer } from "@bosco/domain/assistant";
import type { Boat } from "@bosco/domain/boats";
import { fold } from "@bosco/domain/french";
import { placeNames } from "@bosco/domain/inventory";
import { asWritten } from "../recognisers/things/written.ts";
import { type Aboard, idsOf } from "./aboard.ts";
import { dateWords, placeOf, stockWords } from "./article-words.ts";
import { findByName, namingStems } from "./find-by-name.ts";
import type { ArticleRow } from "./own-rows.ts";
import { expiring } from "./stock.ts";
import { aboard, answerWith, boatTag, lines, number, PAGES, plain, quantity } from "./wording.ts";

interface Sought {
  rows: ArticleRow[];
  nearest: string[];
  isEmpty: boolean;
}

/** What aboard these boats carries a name: that very name first. */
async function lookFor({ rows }: Aboard, boats: readonly Boat[], subject: string): Promise<Sought> {
  const all = await rows.articlesLike(idsOf(boats), namingStems(subject));
  const exactly = all.filter(({ nom }) => fold(nom) === fold(subject));
  if (exactly.length > 0) return { rows: exactly, nearest: [], isEmpty: false };
  const autres = (row: ArticleRow) => `${row.categorie ?? ""} ${row.sous_categorie ?? ""} ${row.unite}`;
  const found = findByName(all, subject, (row) => ({ id: row.id, nom: row.nom, autres: autres(row) }));
  return { ...found, isEmpty: all.length === 0 };
}

type Tell = (row: ArticleRow, places: ReadonlyMap<string, string>) => string;

/** All that is known of the articles that are called so, whichever of it was asked; and aboard which other boat they are. */
async function tellOf(own: Aboard, subjects: readonly string[], tell: Tell, head?: string): Promise<Answer> {
  const wanted = subjects.filter((subject) => namingStems(subject).length > 0);
  if (wanted.length === 0) return inventory(own);
  const places = placeNames(await own.rows.spaces());
  const fleet = await own.rows.boats();
  const line = (boats: readonly Boat[]) => (row: ArticleRow) =>
    `**${plain(row.nom)}**${boatTag(row.bateau_id, boats)} : ${tell(row, places)}`;
  const found = new Map<string, ArticleRow>();
  const missing: string[] = [];
  for (const subject of wanted) {
    const sought = await lookFor(own, own.boats, subject);
    for (const row of sought.rows) found.set(row.id, row);
    if (sought.rows.length > 0) continue;
    const elsewhere = own.boats.length < fleet.length ? (await lookFor(own, fleet, subject)).rows : [];
    missing.push(notFound(own, subject, { ...sought, elsewhere: elsewhere.map(line(fleet)) }));
  }
  const rows = [...found.values()];
  const told = rows.length > 0 ? [head, lines(rows.map(line(own.boats))), total(rows)] : [];
  return answerWith([...told, ...missing], PAGES.inventory);
}

function notFound(
  own: Aboard,
  subject: string,
  { nearest, isEmpty, elsewhere }: Pick<Sought, "nearest" | "isEmpty"> & { elsewhere: string[] },
): string {
  const hint = () => {
    if (elsewhere.length > 0) return `Ailleurs :\n${lines(elsewhere)}`;
    if (nearest.length > 0)
      return `Les noms les plus proches : ${nearest.map((nom) => `**${plain(nom)}**`).join(", ")}.`;
    return isEmpty
      ? "L’inventaire est vide : ajoutez-y vos articles, et je saurai où ils sont."
      : "Il porte peut-être un autre nom dans l’inventaire.";
  };
  return `Je ne trouve pas « ${plain(asWritten(subject))} » dans l’inventaire ${aboard(own.boats)}.\n\n${hint()}`;
}

/** Where one name is stowed in several places, or aboard several boats: how many that makes. */
function total(rows: readonly ArticleRow[]): string | undefined {
  const [first, ...others] = rows;
  const isOne = ({ nom, unite }: ArticleRow) => fold(nom) === fold(first?.nom ?? "") && unite === first?.unite;
  if (!first || others.length === 0 || !others.every(isOne)) return undefined;
  const [held, wanted] = [rows.map((row) => row.quantite), rows.map((row) => row.quantite_max)].map((all) =>
    all.reduce((sum, one) => sum + one, 0),
  );
  return `En tout : ${number(held ?? 0)} sur ${quantity(wanted ?? 0, first.unite)}.`;
}

const inventory = (own: Aboard): Answer =>
  answerWith(
    [
      "De quel article s’agit-il ? Je n’en reconnais aucun de l’inventaire dans la question : posez-la avec son nom.",
      `L’inventaire ${aboard(own.boats)} est ici.`,
    ],
    PAGES.inventory,
  );

const joinedBy = (mark: string, ...parts: (string | undefined)[]) => parts.filter(Boolean).join(mark);

export const whereIs = (own: Aboard, subjects: readonly string[]): Promise<Answer> =>
  tellOf(own, subjects, (row, places) => {
    const place = placeOf(row, places).trim() || "rangé nulle part : aucun espace de stockage n’est noté";
    return `${place} (${joinedBy(" ; ", stockWords(row), dateWords(row, own.today))})`;
  });

export const howMany = (own: Aboard, subjects: readonly string[]): Promise<Answer> =>
  tellOf(
    own,
    subjects,
    (row, places) => joinedBy(" ; ", joinedBy(",", stockWords(row), placeOf(row, places)), dateWords(row, own.today)),
    `Il reste ${aboard(own.boats)} :`,
  );

/** Whether what carries the name is still good. */
export async function stillGood(own: Aboard, subjects: readonly string[]): Promise<Answer> {
  if (subjects.every((subject) => namingStems(subject).length === 0)) return expiring(own);
  return tellOf(own, subjects, (row, places) => {
    const date = dateWords(row, own.today) ?? "aucune date de péremption n’est notée";
    return `${date} (${joinedBy(",", stockWords(row), placeOf(row, places))})`;
  });
}
