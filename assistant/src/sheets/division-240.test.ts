import { DIVISION_240, REQUIREMENTS, sourceWords, ZONE_LIMITS, type Zone } from "@bosco/domain/safety";
import { describe, expect, test } from "vitest";
import { readKnowledge } from "../../read-knowledge.ts";

const { sheets } = readKnowledge();
const sheetOf = (zone: Zone) => {
  const sheet = sheets.find(({ slug }) => slug === `division-240-${zone}`);
  return `${sheet?.texte}\n${sheet?.source}`
    .replaceAll("**", "")
    .replaceAll(/[\u00A0\u202F]/g, " ")
    .toLowerCase();
};

/** By what word the sheet of its zone says each thing that the first inventory proposes. */
const WORDS: Record<string, string> = {
  "gilets-50": "niveau 50",
  "gilets-100": "niveau 100",
  "gilets-150": "niveau 150",
  lampe: "moyen lumineux étanche d’au moins 6 heures",
  incendie: "lutter contre l’incendie",
  assechement: "assécher à la main",
  remorquage: "se faire remorquer",
  mouillage: "ligne de mouillage si le bateau pèse 250 kg ou plus",
  marees: "annuaire des marées",
  pavillon: "pavillon national",
  "coupe-circuit": "coupe-circuit porté par le pilote, et un second",
  bouee: "bouée fer à cheval ou couronne",
  "feux-a-main": "3 feux rouges à main",
  compas: "compas magnétique",
  cartes: "cartes officielles",
  ripam: "ripam",
  balisage: "balisage",
  radeau: "radeau de survie",
  "vhf-fixe": "vhf fixe",
  position: "faire le point",
  "livre-des-feux": "livre des feux",
  journal: "journal de bord",
  meteo: "météo",
  secours: "trousse de secours",
  projecteur: "projecteur",
  harnais: "un par bateau au moteur, un par personne à la voile",
  balise: "balise de détresse",
  "vhf-portable": "vhf portable",
};

describe("what a first inventory proposes is what the sheet of its zone says", () => {
  test.each(REQUIREMENTS.map(({ id, from }) => [id, from] as const))("%s, %s", (id, from) => {
    expect(WORDS[id]).toBeDefined();
    expect(sheetOf(from)).toContain(WORDS[id]);
  });
});

test("the sheets name the same text, with the same dates and the same distances", () => {
  const [, dates] = /arrêté du (.*)/.exec(sourceWords(DIVISION_240)) ?? [];
  for (const [zone, { jusqua }] of Object.entries(ZONE_LIMITS)) {
    expect(sheetOf(zone as Zone)).toContain(`texte du ${dates}`);
    expect(sheetOf(zone as Zone)).toContain(`${jusqua ?? 60} milles`);
  }
});
