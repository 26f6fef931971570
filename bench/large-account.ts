import type { Page } from "@playwright/test";
import { aBoat } from "../server/tests/sample-rows.ts";

export const LARGE = {
  boats: 50,
  /** On the first boat; every other has some more. */
  articles: 5_000,
  articlesElsewhere: 20,
  maintenances: 300,
  checklists: 12,
  tasks: 60,
};

const times = <Row>(count: number, row: (index: number) => Row) => Array.from({ length: count }, (_, at) => row(at));

const anArticle = (bateau_id: string) => (index: number) => ({
  bateau_id,
  nom: `Ration ${index}`,
  categorie: `Rayon ${index % 12}`,
  sous_categorie: `Étagère ${index % 7}`,
  quantite: index % 8,
  quantite_max: 20,
});

/**
 * Signs this browser in to a Pro account with the fleet and the stores of a shipping company, made by the pages' own calls. Its boats
 * are 'Navire 001' and so on.
 */
export async function openLargeAccount(page: Page, url: string, fleet = LARGE.boats): Promise<void> {
  const post = async (path: string, data: unknown) => {
    const answer = await page.request.post(`${url}/api/${path}`, { data, headers: { origin: url } });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const account = { email: "liner@bosco.test", password: "le-vent-se-leve", name: "Liner" };
  for (const call of ["sign-up", "sign-in"]) await post(`auth/${call}/email`, account);
  await post("fonctions/simuler-paiement", { plan: "mensuel" });

  const boats: string[] = [];
  for (const nom of times(fleet, (index) => `Navire ${String(index + 1).padStart(3, "0")}`))
    boats.push((await post("bateaux", aBoat({ nom, heures_moteur: 842 }))).id);
  const [first = "", ...others] = boats;
  const articles = [
    ...times(LARGE.articles, anArticle(first)),
    ...others.flatMap((boat) => times(LARGE.articlesElsewhere, anArticle(boat))),
  ];
  for (let at = 0; at < articles.length; at += 1_000) await post("inventaire", articles.slice(at, at + 1_000));
  for (const nom of ["Coffre avant", "Coffre arrière", "Cuisine"])
    await post("espaces_stockage", { bateau_id: first, nom, type: "Coffre" });
  for (let index = 0; index < LARGE.maintenances; index += 1)
    await post("maintenances", {
      bateau_id: index % 2 ? first : boats[index % boats.length],
      titre: `Entretien ${index}`,
      categorie: "Moteur",
      date_echeance: `20${26 + (index % 4)}-0${1 + (index % 9)}-15`,
    });
  for (let index = 0; index < LARGE.checklists; index += 1)
    await post("checklists_nouvelles", {
      bateau_id: first,
      nom: `Liste ${index}`,
      type: "Départ",
      taches: times(LARGE.tasks, (task) => `Tâche ${task} : détail`),
    });
}
