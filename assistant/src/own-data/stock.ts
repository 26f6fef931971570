import type { Answer } from "@bosco/domain/assistant";
import { fold } from "@bosco/domain/french";
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
import { dateWords, placeOf, stockWords } from "./article-words.ts";
import { findByName, placesSaid } from "./find-by-name.ts";
import type { ArticleRow } from "./own-rows.ts";
import { aboard, answerWith, boatTag, count, lines, number, on, PAGES, plain, quantity } from "./wording.ts";

/** How many of the dates that are still far are told. */
const MOST_LATER = 6;

const namesOf = (rows: readonly { nom: string }[]) =>
  [...new Set(rows.map(({ nom }) => `**${plain(nom)}**`))].join(", ");

/** What is short aboard; in the places that the question says, where it says some. */
export async function shortages(own: Aboard): Promise<Answer> {
  const spaces = await own.rows.spaces();
  const said = placesSaid(spaces, own.question);
  const within = said.flatMap(({ id }) => [...spaceAndInside(id, spaces)]);
  const rows = await own.rows.shortArticles(idsOf(own.boats), said.length > 0 ? within : undefined);
  const where = said.length > 0 ? `dans ${namesOf(said)}` : aboard(own.boats);
  if (rows.length === 0)
    return answerWith([`Il ne manque rien ${where} : tout est à sa quantité maximum.`], PAGES.inventory);
  const line = (row: ArticleRow) =>
    `**${plain(row.nom)}**${boatTag(row.bateau_id, own.boats)} : ${number(row.quantite)} sur ${quantity(row.quantite_max, row.unite)}, il en manque ${number(quantityToBuy(row))}`;
  const part = (head: string, ...levels: string[]) => {
    const of = rows.filter((row) => levels.includes(cardStock(row)));
    return of.length > 0 ? `${head} (${number(of.length)}) :\n${lines(of.map(line), 8)}` : undefined;
  };
  return answerWith(
    [
      `Il manque quelque chose à ${count(rows.length, "article")} ${where}.`,
      part("Épuisés", "Épuisé"),
      part(`Stock critique, ${CARD_CRITICAL} % ou moins`, "Critique"),
      part("À compléter", "Faible", "Suffisant"),
    ],
    PAGES.inventory,
  );
}

/** What has gone off, what soon will, and the first of what comes later. */
export async function expiring(own: Aboard, mostLater = MOST_LATER): Promise<Answer> {
  const [rows, spaces] = await Promise.all([own.rows.datedArticles(idsOf(own.boats)), own.rows.spaces()]);
  const dated = byExpiry(rows);
  const places = placeNames(spaces);
  const line = (row: ArticleRow) =>
    `**${plain(row.nom)}**${boatTag(row.bateau_id, own.boats)} : ${on(row.date_peremption ?? own.today)},${placeOf(row, places) || " sans place notée"}`;
  const of = (state: ReturnType<typeof expiry>) => dated.filter((row) => expiry(row, own.today) === state);
  const [gone, soon] = [of("Périmé"), of("Expire bientôt")];
  const later = of(null);
  const [next] = later;
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
      mostLater > 0 && later.length > 0
        ? `Plus tard (${number(later.length)}) :\n${lines(later.map(line), mostLater)}`
        : undefined,
    ],
    PAGES.inventory,
  );
}

/** What is stowed in a place, and in the places within it. */
export async function whatIsIn(own: Aboard, subject: string): Promise<Answer> {
  const spaces = await own.rows.spaces();
  const wanted = fold(subject);
  const exactly = spaces.filter(({ nom }) => fold(nom) === wanted);
  const said = subject === "" ? placesSaid(spaces, own.question) : exactly;
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
  const names = namesOf(found.rows);
  if (rows.length === 0) return answerWith([`Il n’y a rien de noté dans ${names}.`], PAGES.inventory);
  const line = (row: ArticleRow) =>
    `**${plain(row.nom)}**${boatTag(row.bateau_id, own.boats)} : ${[stockWords(row), dateWords(row, own.today)].filter(Boolean).join(" ; ")}`;
  return answerWith([`Dans ${names}, ${count(rows.length, "article")} :`, lines(rows.map(line), 30)], PAGES.inventory);
}
