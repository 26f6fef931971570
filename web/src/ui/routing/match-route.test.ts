import { expect, test } from "vitest";
import { matchRoute, type Route } from "./match-route.ts";

const routes: Route[] = [
  {
    element: "cadre",
    children: [
      { path: "/", element: "accueil" },
      { path: "/faq", element: "faq" },
      { path: "*", element: "nulle part" },
    ],
  },
  { element: "plein écran", children: [{ path: "/checklists/:id/imprimer", element: "papier" }] },
];

test.each([
  ["/", ["cadre", "accueil"], {}],
  ["/faq", ["cadre", "faq"], {}],
  ["/FAQ/", ["cadre", "faq"], {}],
  ["/faq/autre", ["cadre", "nulle part"], {}],
  ["/toString", ["cadre", "nulle part"], {}],
  ["/checklists/a%20b/imprimer", ["plein écran", "papier"], { id: "a b" }],
  ["/checklists/100%/imprimer", ["plein écran", "papier"], { id: "100%" }],
  ["/checklists//imprimer", ["cadre", "nulle part"], {}],
])("%s is drawn as %j", (pathname, elements, params) => {
  const match = matchRoute(routes, pathname);
  expect(match?.chain.map(({ element }) => element)).toEqual(elements);
  expect(match?.params).toEqual(params);
});

test("without a page for every other address, an unknown one is none", () => {
  expect(matchRoute([{ path: "/faq", element: "faq" }], "/cgv")).toBeUndefined();
});
