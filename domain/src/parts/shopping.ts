import type { Article } from "../inventory/index.ts";
import { LIST_UNITS, type ListArticle, type ProvisioningList } from "../provisioning/index.ts";
import { type Named, orderNumber, quantity } from "./aboard.ts";
import type { MissingPart } from "./missing.ts";

/** The list that parts to buy are written on, one for each boat. */
export const PARTS_LIST = "Pièces à acheter";

type Wanted = MissingPart<Named & Pick<Article, "id" | "quantite" | "unite">>;

/** As a line of a list can hold it. */
const LONGEST_NAME = 120;

const unitOnList = (unite: string) => LIST_UNITS.find((unit) => unit.toLowerCase() === unite.toLowerCase());

/**
 * « Rouet (129670-42531) », « Durite (en m) »: what the chandler is asked for, by a unit too that lists do not have.
 * why in brackets: the name before them is the one by which the inventory finds the article again once it is bought.
 */
function nameToBuy(article: Wanted["article"]): string {
  const number = orderNumber(article);
  const said = [
    number && !article.nom.includes(number) && number,
    article.unite && !unitOnList(article.unite) && `en ${article.unite}`,
  ].filter(Boolean);
  if (said.length === 0) return article.nom;
  const called = ` (${said.join(", ")})`;
  return `${article.nom.slice(0, LONGEST_NAME - called.length).trimEnd()}${called}`;
}

/** A list says what is needed: what is aboard it takes off itself. */
function toBuy({ article, needed }: Wanted): ListArticle {
  return {
    nom: nameToBuy(article),
    categorie: "Technique",
    quantite: needed,
    unite: unitOnList(article.unite) ?? "unité",
    priorite: "critique",
  };
}

/** A line for each name and unit: of two articles that are called the same, both are bought. */
function linesToBuy(missing: readonly Wanted[]): ListArticle[] {
  const lines: ListArticle[] = [];
  for (const line of missing.map(toBuy)) {
    const known = lines[findLine(lines, line)];
    if (known) known.quantite = quantity(known.quantite + line.quantite);
    else lines.push(line);
  }
  return lines;
}

const findLine = (articles: readonly ListArticle[], { nom, unite }: ListArticle) =>
  articles.findIndex((line) => line.nom === nom && line.unite === unite);

/** Whether each of them is on the list already, with enough. */
export function areListed(missing: readonly Wanted[], list: Pick<ProvisioningList, "articles"> | undefined): boolean {
  return linesToBuy(missing).every((line) => {
    const found = list?.articles[findLine(list.articles, line)];
    return found !== undefined && found.quantite >= line.quantite;
  });
}

/** The list with what is missing: asked twice, nothing is bought twice. */
export function withMissing(articles: readonly ListArticle[], missing: readonly Wanted[]): ListArticle[] {
  const lines = [...articles];
  for (const line of linesToBuy(missing)) {
    const at = findLine(lines, line);
    const known = lines[at];
    if (known) lines[at] = { ...known, quantite: Math.max(known.quantite, line.quantite) };
    else lines.push(line);
  }
  return lines;
}

/** The boat's list of parts to buy; of several that are called so, the first. */
export function findPartsList<List extends Pick<ProvisioningList, "bateau_id" | "nom">>(
  lists: readonly List[],
  bateau_id: string,
): List | undefined {
  return lists.find((list) => list.bateau_id === bateau_id && list.nom === PARTS_LIST);
}
