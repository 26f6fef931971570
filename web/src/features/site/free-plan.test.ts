import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StaticRouter } from "../../ui/routing/StaticRouter.tsx";
import { FAQ_GROUPS } from "./faq/groups.ts";
import { Plans } from "./landing/Plans.tsx";
import { Service } from "./terms/Offer.tsx";
import { Price } from "./terms/Subscription.tsx";

const Frame = ({ children }: { children?: ReactNode }) => StaticRouter({ address: "/", children });

/** What a browser shows of it, with every space alike. */
const shown = (page: ReactNode) =>
  renderToStaticMarkup(createElement(Frame, null, page))
    .replace(/<[^>]*>/g, "|")
    .replace(/\s/g, " ");
const answer = (id: string) => FAQ_GROUPS.flatMap(({ entries }) => entries).find((entry) => entry.id === id)?.answer;
const plans = createElement(Plans);
const service = createElement(Service);
const price = createElement(Price);

test.each([
  ["|1 bateau|", plans],
  ["|3 maintenances à la fois, sans compter l’historique|", plans],
  ["|50 articles d’inventaire|", plans],
  ["|3 questions à l’assistant par jour|", plans],
  ["|5 papiers|", plans],
  ["|Jusqu’à 500 checklists|", plans],
  ["|Jusqu’à 200 bateaux|", plans],
  ["|Jusqu’à 20 000 articles et 2 000 papiers|", plans],
  ["|200 questions à l’assistant par jour|", plans],
  ["|Questions à l’assistant||3 par jour||200 par jour|", service],
  ["|9,99 € par mois|", plans],
  ["|ou 99,99 € par an, toutes taxes comprises|", plans],
  ["|Papiers||5|", service],
  ["2 000 papiers,", service],
  ["|Mensuelle||9,99 €||1 mois|", price],
  ["|Annuelle||99,99 €||1 an|", price],
  ["|5 papiers ;|", answer("compte-gratuit")],
  ["9,99 € par mois ou 99,99 € par an, toutes taxes comprises.", answer("prix-pro")],
  ["une photo, 20 Mo au plus.", answer("papiers-fichier")],
  ["pendant les 30 jours qui précèdent", answer("papiers-expiration")],
  ["dans les 30 jours, 2 pour l’eau", answer("depart-materiel")],
  ["|Bateaux||1|", service],
  ["|Maintenances non terminées||3|", service],
  ["|Articles d’inventaire||50|", service],
  ["|1 bateau ;|", answer("compte-gratuit")],
  ["|3 maintenances non terminées, sans compter l’historique ;|", answer("compte-gratuit")],
  ["|50 articles d’inventaire ;|", answer("compte-gratuit")],
  ["|3 questions à l’assistant par jour ;|", answer("compte-gratuit")],
  ["Un compte gratuit peut avoir 3 maintenances non terminées ;", answer("limite-maintenances")],
  ["|Trois par jour avec un compte gratuit,", answer("questions-par-jour")],
  ["|Critique| : il en reste 25 % ou moins ;|", answer("niveaux-de-stock")],
  ["|Faible| : plus de 25 % et jusqu’à 50 % ;|", answer("niveaux-de-stock")],
  ["n’alerte qu’au-dessous de 25 % ;", answer("seuils-differents")],
  ["au-dessous de 30 %, puis", answer("seuils-differents")],
  ["plus de zéro et jusqu’à 20 %).", answer("seuils-differents")],
  ["De 30 jours à la veille", answer("peremption")],
  ["(de 1 à 10), à la durée (jusqu’à 21 jours)", answer("generateur")],
  ["dans les 7 jours portent la mention « BIENTÔT »", answer("en-retard")],
  ["en accepte jusqu’à 4.", answer("plusieurs-moteurs")],
  ["pour les 30 jours à venir", answer("pieces")],
  ["|Un seul avec un compte gratuit", answer("combien-de-bateaux")],
  ["de 10 Mo au plus", answer("photos")],
  ["d’au moins 6 caractères", answer("creer-un-compte")],
])("the site says %s", (text, page) => {
  expect(shown(page)).toContain(text);
});
