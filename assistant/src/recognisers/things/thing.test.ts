import { describe, expect, test } from "vitest";
import { readAs, termsOfName } from "../../finder/own-names.ts";
import { stem } from "../../words/stem.ts";
import { isOfKind, kindsSaid } from "./thing.ts";

const said = (text: string) =>
  kindsSaid(readAs(text).map((word) => [stem(word)])).sort((one, other) => other.said - one.said);

describe("a thing is known by what it is, is for or is called ashore", () => {
  test.each([
    ["la petite étoile en caoutchouc de la pompe", "rouet"],
    ["ce qu'on tire vers le ciel pour que les secours nous voient", "fusee parachute"],
    ["les cachets pour ma sœur qui est toute verte", "maldemer"],
    ["de quoi voir loin, les lunettes qui grossissent", "jumelle"],
    ["les boudins blancs qu'on pend contre le quai", "parebattage"],
    ["mon jus noir du matin", "cafe"],
    ["les petits blocs gris qui sont rongés sous la coque", "anode"],
    ["le trou à l'avant où dort la chaîne", "baille mouillage"],
    ["le placard où on fait à manger", "cuisine"],
  ])("%s", (text, called) => expect(said(text)[0]?.kind.called).toBe(called));

  test("a word that stands elsewhere in the story says nothing", () => {
    const story =
      "le caoutchouc de la porte est mort et demain on ira voir les copains qui ont peint leur belle étoile";
    expect(said(story).map(({ kind }) => kind.called)).not.toContain("rouet");
  });
});

describe("a thing on a list is of a kind", () => {
  const of = (text: string) => said(text)[0]?.kind ?? { called: "", names: [], isPlace: false };

  test.each([
    ["de l'huile pour le carter du moteur", "Bidon d'huile 15W40", true],
    ["de l'huile pour le carter du moteur", "Sardines à l'huile", false],
    ["la recharge bleue pour cuire", "Bouteille de gaz", true],
    ["la flotte à boire en bouteilles", "Bouteille de gaz", false],
    ["la flotte à boire en bouteilles", "Eau minérale", true],
    ["le placard de la cuisine", "Équipet cuisine", true],
  ])("%s: %s, %s", (text, name, isSo) => expect(isOfKind(termsOfName(name), of(text))).toBe(isSo));
});
