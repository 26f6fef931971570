import type { Answer } from "@bosco/domain/assistant";
import {
  byExpiry,
  CARD_CRITICAL,
  cardStock,
  EXPIRING_SOON_DAYS,
  expiry,
  placeNames,
  quantityToBuy,
  spaceAndInside,
} from "@bosco/domain/inventory";
import { type Aboard, idsOf } from "./aboard.ts";
import { findByName, namingStems, placesSaid } from "./find-by-name.ts";
import type { ArticleRow } from "./own-rows.ts";
import { aboard, answerWith, boatTag, count, lines, number, on, PAGES, plain, quantity } from "./wording.ts";

/** ' dans Coffre tribord'; nothing for what has no place. */
function placeOf({ espace_stockage_id }: ArticleRow, places: ReadonlyMap<string, string>): string {
  const place = espace_stockage_id === null ? undefined : places.get(espace_stockage_id);
  return place ? ` dans **${plain(place)}**` : "";
}

export async function shortages(own: Aboard): Promise<Answer> {
  const rows = await own.rows.shortArticles(idsOf(own.boats));
  if (rows.length === 0)
    return answerWith([`Il ne manque rien ${aboard(own.boats)} : tout est à sa quantité maximum.`], PAGES.inventory);
  const line = (row: ArticleRow) =>
    `**${plain(row.nom)}**${boatTag(row.bateau_id, own.boats)} : ${number(row.quantite)} sur ${quantity(row.quantite_max, row.unite)}, il en manque ${number(quantityToBuy(row))}`;
  const part = (head: string, ...levels: string[]) => {
    const of = rows.filter((row) => levels.includes(cardStock(row)));
    return of.length > 0 ? `${head} (${number(of.length)}) :\n${lines(of.map(line), 8)}` : undefined;
  };
  return answerWith(
    [
      `Il manque quelque chose à ${count(rows.length, "article")} ${aboard(own.boats)}.`,
      part("Épuisés", "Épuisé"),
      part(`Stock critique, ${CARD_CRITICAL} % ou moins`, "Critique"),
      part("À compléter", "Faible", "Suffisant"),
    ],
    PAGES.inventory,
  );
}

export async function expiring(own: Aboard): Promise<Answer> {
  const [rows, spaces] = await Promise.all([own.rows.datedArticles(idsOf(own.boats)), own.rows.spaces()]);
  const dated = byExpiry(rows);
  const places = placeNames(spaces);
  const line = (row: ArticleRow) =>
    `**${plain(row.nom)}**${boatTag(row.bateau_id, own.boats)} : ${on(row.date_peremption ?? own.today)},${placeOf(row, places) || " sans place notée"}`;
  const of = (state: ReturnType<typeof expiry>) => dated.filter((row) => expiry(row, own.today) === state);
  const [gone, soon] = [of("Périmé"), of("Expire bientôt")];
  const [next] = of(null);
  if (gone.length + soon.length === 0)
    return answerWith(
      [
        `Rien n’est périmé ${aboard(own.boats)}, et rien ne périme dans les ${EXPIRING_SOON_DAYS} jours.`,
        next && `La prochaine date : ${line(next)}.`,
      ],
      PAGES.inventory,
    );
  return answerWith(
    [
      gone.length > 0 ? `Périmé (${number(gone.length)}) :\n${lines(gone.map(line))}` : undefined,
      soon.length > 0
        ? `Périme dans les ${EXPIRING_SOON_DAYS} jours (${number(soon.length)}) :\n${lines(soon.map(line))}`
        : undefined,
    ],
    PAGES.inventory,
  );
}

async function lookFor(own: Aboard, subject: string) {
  const [rows, spaces] = await Promise.all([
    own.rows.articlesLike(idsOf(own.boats), namingStems(subject)),
    own.rows.spaces(),
  ]);
  const autres = (row: ArticleRow) => `${row.categorie ?? ""} ${row.sous_categorie ?? ""} ${row.unite}`;
  const found = findByName(rows, subject, (row) => ({ id: row.id, nom: row.nom, autres: autres(row) }));
  return { ...found, places: placeNames(spaces), isEmpty: rows.length === 0 };
}

function notFound(own: Aboard, subject: string, { nearest, isEmpty }: { nearest: string[]; isEmpty: boolean }): Answer {
  const hint =
    nearest.length > 0
      ? `Les noms les plus proches : ${nearest.map((nom) => `**${plain(nom)}**`).join(", ")}.`
      : isEmpty
        ? "L’inventaire est vide : ajoutez-y vos articles, et je saurai où ils sont."
        : "Il porte peut-être un autre nom dans l’inventaire.";
  return answerWith(
    [`Je ne trouve pas « ${plain(subject)} » dans l’inventaire ${aboard(own.boats)}.`, hint],
    PAGES.inventory,
  );
}

const inventory = (own: Aboard): Answer =>
  answerWith(
    ["De quel article s’agit-il ? Posez la question avec son nom.", `L’inventaire ${aboard(own.boats)} est ici.`],
    PAGES.inventory,
  );

export async function whereIs(own: Aboard, subject: string): Promise<Answer> {
  if (namingStems(subject).length === 0) return inventory(own);
  const found = await lookFor(own, subject);
  if (found.rows.length === 0) return notFound(own, subject, found);
  const line = (row: ArticleRow) => {
    const place = placeOf(row, found.places) || " rangé nulle part : aucun espace de stockage n’est noté";
    return `**${plain(row.nom)}**${boatTag(row.bateau_id, own.boats)} :${place} (${stockWords(row)})`;
  };
  return answerWith([lines(found.rows.map(line))], PAGES.inventory);
}

export async function howMany(own: Aboard, subject: string): Promise<Answer> {
  if (namingStems(subject).length === 0) return inventory(own);
  const found = await lookFor(own, subject);
  if (found.rows.length === 0) return notFound(own, subject, found);
  const line = (row: ArticleRow) =>
    `**${plain(row.nom)}**${boatTag(row.bateau_id, own.boats)} : ${stockWords(row)}${placeOf(row, found.places)}`;
  return answerWith([`Il reste ${aboard(own.boats)} :`, lines(found.rows.map(line))], PAGES.inventory);
}

function stockWords(row: ArticleRow): string {
  const held = `${number(row.quantite)} sur ${quantity(row.quantite_max, row.unite)}`;
  const level = cardStock(row);
  return level === "Suffisant" ? held : `${held}, ${level.toLowerCase()}`;
}

/** Whether what carries the name is still good. */
export async function stillGood(own: Aboard, subject: string): Promise<Answer> {
  if (namingStems(subject).length === 0) return expiring(own);
  const found = await lookFor(own, subject);
  if (found.rows.length === 0) return notFound(own, subject, found);
  const words = (row: ArticleRow) => {
    if (row.date_peremption === null) return "aucune date de péremption n’est notée";
    const state = expiry(row, own.today);
    const day = on(row.date_peremption);
    if (state === "Périmé") return `**périmé** depuis ${day}`;
    return state === "Expire bientôt" ? `encore bon, mais périme bientôt : ${day}` : `encore bon, jusqu’${au(day)}`;
  };
  const line = (row: ArticleRow) =>
    `**${plain(row.nom)}**${boatTag(row.bateau_id, own.boats)} : ${words(row)} (${stockWords(row)}${placeOf(row, found.places)})`;
  return answerWith([lines(found.rows.map(line))], PAGES.inventory);
}

const au = (day: string) => day.replace(/^le /, "au ");

/** What is stowed in a place, and in the places within it. */
export async function whatIsIn(own: Aboard, subject: string): Promise<Answer> {
  const spaces = await own.rows.spaces();
  const said = subject === "" ? placesSaid(spaces, own.question) : [];
  const found =
    said.length > 0 ? { rows: said, nearest: [] } : findByName(spaces, subject, ({ id, nom }) => ({ id, nom }));
  if (found.rows.length === 0) {
    const near = found.nearest.length > 0 ? found.nearest : spaces.map(({ nom }) => nom);
    return answerWith(
      [
        "De quel espace de stockage s’agit-il ? Posez la question avec son nom.",
        near.length > 0 ? lines(near.map((nom) => `**${plain(nom)}**`)) : undefined,
      ],
      PAGES.inventory,
    );
  }
  const within = found.rows.flatMap(({ id }) => [...spaceAndInside(id, spaces)]);
  const rows = await own.rows.articlesIn(idsOf(own.boats), within);
  const names = [...new Set(found.rows.map(({ nom }) => `**${plain(nom)}**`))].join(", ");
  if (rows.length === 0) return answerWith([`Il n’y a rien de noté dans ${names}.`], PAGES.inventory);
  const line = (row: ArticleRow) => `**${plain(row.nom)}**${boatTag(row.bateau_id, own.boats)} : ${stockWords(row)}`;
  return answerWith([`Dans ${names}, ${count(rows.length, "article")} :`, lines(rows.map(line), 30)], PAGES.inventory);
}
