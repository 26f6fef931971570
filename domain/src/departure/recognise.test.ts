import { describe, expect, test } from "vitest";
import { REQUIREMENTS } from "../safety/index.ts";
import { isRecognised, isSurely, piecesIn, placesIn } from "./recognise.ts";
import { RECOGNISED } from "./recognised-words.ts";

const rulesOf = (nom: string) => Object.keys(RECOGNISED).filter((rule) => isRecognised({ nom }, rule));

test.each(REQUIREMENTS.map(({ id, nom }) => [nom, id.startsWith("gilets") ? "gilets" : id]))(
  "%s, as the first inventory writes it, is recognised for sure",
  (nom, rule) => {
    expect(rulesOf(nom)).toContain(rule);
    expect(isSurely({ nom }, rule)).toBe(true);
  },
);

describe("as people write", () => {
  test.each([
    ["Extincteur poudre 2 kg", ["incendie"]],
    ["EPIRB McMurdo G8", ["balise"]],
    ["Balise de détresse 406 MHz", ["balise"]],
    ["Balise de détresse RLS enregistrée", ["balise"]],
    ["Torche étanche + piles", ["lampe"]],
    ["Lampe frontale étanche IPX7", ["lampe"]],
    ["Seau avec bout", ["assechement"]],
    ["Écope", ["assechement"]],
    ["Pompe de cale manuelle", ["assechement"]],
    ["Ancre Delta 16 kg", ["mouillage"]],
    ["Mouillage principal, chaîne de 10", ["mouillage"]],
    ["Annuaire des marées 2026", ["marees"]],
    ["Tables de marée", ["marees"]],
    ["Almanach du marin breton", ["marees", "livre-des-feux"]],
    ["Bloc Marine 2026", ["marees", "livre-des-feux"]],
    ["Pavillon français", ["pavillon"]],
    ["Bouée fer à cheval", ["bouee"]],
    ["Bouée fer-à-cheval", ["bouee"]],
    ["Bouée IOR", ["bouee"]],
    ["Bouée couronne avec feu à retournement", ["bouee"]],
    ["3 feux à main", ["feux-a-main"]],
    ["Feux à main rouges", ["feux-a-main"]],
    ["Compas de route Plastimo", ["compas"]],
    ["Carte marine SHOM 7033", ["cartes"]],
    ["VHF fixe Icom M330", ["vhf-fixe", "meteo"]],
    ["VHF Standard Horizon GX1850", ["vhf-fixe", "meteo"]],
    ["VHF portable avec chargeur", ["vhf-portable", "meteo"]],
    ["VHF Standard Horizon HX890", ["vhf-portable", "meteo"]],
    ["VHF Icom IC-M25", ["vhf-portable", "meteo"]],
    ["Navtex", ["meteo"]],
    ["Récepteur météo", ["meteo"]],
    ["Radio BLU", ["meteo"]],
    ["Traceur GPS", ["position"]],
    ["Pharmacie de bord", ["secours"]],
    ["Kit de premiers secours", ["secours"]],
    ["Mallette de premiers secours", ["secours"]],
    ["Sac de premiers secours", ["secours"]],
    ["Boîte à pharmacie", ["secours"]],
    ["Harnais et longe double", ["harnais"]],
    ["Gilet 150 N avec harnais", ["gilets", "harnais"]],
    ["Radeau de survie 6 places", ["radeau"]],
    ["Gilet gonflable 150 N", ["gilets"]],
    ["Coupe-circuit hors-bord de rechange", ["coupe-circuit"]],
    ["Bout de remorque", ["remorquage"]],
    ["Remorquage : aussière 20 m", ["remorquage"]],
    ["Autocollant RIPAM", ["ripam"]],
    ["Livre RIPAM", ["ripam"]],
    ["Guide du RIPAM", ["ripam"]],
    ["Mémo RIPAM", ["ripam"]],
    ["Autocollant balisage", ["balisage"]],
    ["Livre de balisage", ["balisage"]],
    ["Drapeau tricolore", ["pavillon"]],
    ["Drapeau français", ["pavillon"]],
    ["Carte Navionics", ["cartes"]],
    ["Carte C-Map", ["cartes"]],
    ["Carte Navionics Platinum SD", ["cartes"]],
    ["Cartes marines (table à cartes)", ["cartes"]],
    ["Gilet 150 N avec lampe et sifflet", ["gilets"]],
    ["Gilet 150 N, bouteille CO2 neuve", ["gilets"]],
    ["Gilet sports nautiques 50 N", ["gilets"]],
    ["Gilet sports nautiques", ["gilets"]],
    ["Gilet Crewfit 165 N Sport", ["gilets"]],
    ["Gilet 100 N jaune fluo", ["gilets"]],
    ["Gilet jaune niveau 100", ["gilets"]],
    ["Gilet de quart 150 N", ["gilets"]],
    ["Gilet 150 N à bandes réfléchissantes", ["gilets"]],
    ["Ancre 16 kg + manille + chaîne 50 m", ["mouillage"]],
    ["Chaîne 10 mm 50 m + ancre Delta 16 kg", ["mouillage"]],
    ["Ancre Delta 16 kg pour guindeau", ["mouillage"]],
    ["VHF fixe Icom M605 + combiné portable", ["vhf-fixe", "meteo"]],
    ["VHF fixe, micro à main", ["vhf-fixe", "meteo"]],
    ["Longe et harnais", ["harnais"]],
    ["Harnais + longe 2 m", ["harnais"]],
  ])("%s", (nom, rules) => {
    expect(rulesOf(nom).sort()).toEqual([...rules].sort());
  });
});

describe("what does not say which it is, somebody has to look at", () => {
  test.each([
    ["vhf-fixe", "VHF", false],
    ["vhf-fixe", "VHF Navicom", false],
    ["vhf-fixe", "VHF fixe", true],
    ["vhf-fixe", "VHF 25 W", true],
    ["vhf-fixe", "VHF fixe Icom M605 + combiné portable", true],
    ["vhf-fixe", "VHF portable avec support fixe", false],
    ["lampe", "Lampe frontale", false],
    ["lampe", "Lampe de poche", false],
    ["lampe", "Lampe torche", false],
    ["lampe", "Torche étanche", true],
    ["balise", "Balise de détresse 406 MHz", false],
    ["balise", "Balise 406 EPIRB", true],
    ["pavillon", "Pavillon 40 x 60", false],
    ["pavillon", "Pavillon France", true],
    ["incendie", "Extincteur", true],
  ])("%s: « %s » is sure: %s", (rule, nom, sure) => {
    expect(isRecognised({ nom }, rule)).toBe(true);
    expect(isSurely({ nom }, rule)).toBe(sure);
  });
});

test.each<[string, number, number]>([
  ["Feux à main (lot de 3)", 1, 3],
  ["Feux à main (lot de 3)", 2, 6],
  ["Paire de gants", 1, 1],
  ["Pack de 4 gilets", 1, 4],
  ["Extincteur", 1, 1],
  ["3 feux à main", 1, 3],
  ["3 feux à main", 3, 3],
  ["Feux à main x3", 1, 3],
  ["Feux à main ×3", 1, 3],
  ["2 x harnais", 1, 2],
  ["2 kg extincteur poudre", 1, 1],
  ["12 V projecteur", 1, 1],
  ["Projecteur 12x50 mm", 1, 1],
  ["6 places : radeau", 1, 1],
  ["Extincteur", 0.5, 0],
  ["Feux à main (lot de 3)", 3, 3],
  ["Gilets 150 N (lot de 4)", 4, 4],
  ["Gilets 150 N (lot de 4)", 5, 20],
  ["50 newtons gilet", 1, 1],
  ["2 eme extincteur", 1, 1],
  ["2 ème extincteur", 1, 1],
  ["2 nd extincteur", 1, 1],
  ["20 mètres de bout de remorquage", 1, 1],
  ["12 volts projecteur", 1, 1],
  ["Gilet x 50 newtons", 1, 1],
  ["2 extincteurs", 1, 2],
])("« %s », %d of it, is %i", (nom, quantite, pieces) => {
  expect(piecesIn({ nom, quantite })).toBe(pieces);
});

test.each<[string, string | null, number | null]>([
  ["Radeau de survie 6 places", null, 6],
  ["Plastimo Cruiser 6P", null, 6],
  ["Radeau 8 pers.", null, 8],
  ["Radeau 4 personnes", null, 4],
  ["Radeau de survie", "Bombard, 6 places, révisé en 2025", 6],
  ["Radeau de survie", null, null],
  ["Radeau ISO 9650-2 Type II", null, null],
  ["Radeau 10 places", "en prêt, le nôtre est de 6 places", 10],
])("« %s » (%s) holds %s", (nom, description, places) => {
  expect(placesIn({ nom, description, sous_categorie: null })).toBe(places);
});
