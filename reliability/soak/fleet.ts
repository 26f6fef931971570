import { randomUUID } from "node:crypto";
import { aBoat } from "../../server/tests/sample-rows.ts";
import type { Bosco } from "../kit/bosco.ts";

/** An owner whose boat has a stock, at an address of its own. */
export interface Owner {
  id: string;
  cookie: string;
  address: string;
  boat: string;
  articles: string[];
}

const ARTICLES = 200;
/** A press of a person opens no more than so many at once; a fleet is filled as gently. */
const AT_ONCE = 4;

export async function fillFleet(bosco: Bosco, count: number, articles = ARTICLES): Promise<Owner[]> {
  const owners: Owner[] = [];
  const numbers = Array.from({ length: count }, (_, n) => n);
  const filler = async () => {
    for (let n = numbers.shift(); n !== undefined; n = numbers.shift()) owners[n] = await fill(bosco, n, articles);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, filler));
  return owners;
}

async function fill(bosco: Bosco, n: number, count: number): Promise<Owner> {
  const visitor = await bosco.account({ pro: true });
  const boat = (await visitor.post("/api/bateaux", aBoat({ nom: `Bateau ${n}` }))).body.id;
  const articles = Array.from({ length: count }, () => randomUUID());
  for (let at = 0; at < count; at += 1_000) {
    const some = articles.slice(at, at + 1_000).map((id, place) => anArticle(boat, at + place, id));
    const { status, text } = await visitor.post("/api/inventaire", some);
    if (status !== 201) throw new Error(`the fleet could not be filled: ${status} ${text}`);
  }
  const address = `10.1.${Math.floor(n / 250)}.${(n % 250) + 1}`;
  return { id: visitor.id, cookie: visitor.cookieHeader, address, boat, articles };
}

export const anArticle = (bateau_id: string, n: number, id: string) => ({
  id,
  bateau_id,
  nom: `Article ${n} ${["épices", "riz", "écoute", "filtre"][n % 4]}`,
  description: "Rangé dans le coffre bâbord, derrière les gilets",
  categorie: "Alimentation",
  quantite: 5,
  quantite_max: 50,
  unite: "pièce",
});
