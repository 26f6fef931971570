import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StaticRouter } from "../../ui/routing/StaticRouter.tsx";
import { FAQ_GROUPS } from "./faq/groups.ts";
import { Plans } from "./landing/Plans.tsx";
import { Service } from "./terms/Offer.tsx";

const Frame = ({ children }: { children?: ReactNode }) => StaticRouter({ address: "/", children });

/** What a browser shows of it, with every space alike. */
const shown = (page: ReactNode) =>
  renderToStaticMarkup(createElement(Frame, null, page))
    .replace(/<[^>]*>/g, "|")
    .replace(/\s/g, " ");
const answer = (id: string) => FAQ_GROUPS.flatMap(({ entries }) => entries).find((entry) => entry.id === id)?.answer;
const plans = createElement(Plans);
const service = createElement(Service);

test.each([
  ["|1 bateau|", plans],
  ["|3 maintenances à la fois, historique illimité|", plans],
  ["|50 articles d’inventaire|", plans],
  ["|3 questions à l’assistant par jour|", plans],
  ["|Bateaux||1|", service],
  ["|Maintenances non terminées||3|", service],
  ["|Articles d’inventaire||50|", service],
  ["|Questions à l’assistant||3 par jour|", service],
  ["|1 bateau ;|", answer("compte-gratuit")],
  ["|3 maintenances non terminées, sans limite d’historique ;|", answer("compte-gratuit")],
  ["|50 articles d’inventaire ;|", answer("compte-gratuit")],
  ["|3 questions à l’assistant par jour ;|", answer("compte-gratuit")],
  ["Un compte gratuit peut avoir 3 maintenances non terminées ;", answer("limite-maintenances")],
  ["|Trois par jour avec un compte gratuit,", answer("questions-par-jour")],
])("the site says %s", (text, page) => {
  expect(shown(page)).toContain(text);
});
