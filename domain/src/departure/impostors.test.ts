import { describe, expect, test } from "vitest";
import { isRecognised } from "./recognise.ts";
import { RECOGNISED } from "./recognised-words.ts";

/** What is called like what a rule asks for, and is something else. */
const IMPOSTORS: Readonly<Record<string, readonly string[]>> = {
  gilets: [
    ...[
      "Bouteille CO2 33 g gilet 150 N",
      "Cylindre CO2 gilet",
      "Capsule CO2 pour gilet 150 N",
      "Pastille de gilet 150 N",
      "Lampe de gilet",
      "Flash de gilet 150 N",
      "Feu de gilet",
      "Sifflet de gilet",
      "Sous-cutale de gilet",
      "Capuche de gilet 150 N",
      "Déclencheur de gilet",
      "Tête hydrostatique gilet",
      "Réarmement gilet 150 N",
      "Balise AIS pour gilet 150 N",
      "Brassière de sport",
      "Gilet de sport",
      "Soutien-gorge brassière",
    ],
    "Kit de réarmement gilet",
    "Gilet polaire",
    "Gilet de quart",
    "Gilet jaune",
    "Gilet pour chien",
    "Gilet fluo",
    "Gilet sans manches",
    "Pas de gilets",
  ],
  lampe: ["Piles pour lampe torche", "Housse de lampe étanche", "Lampe à huile"],
  incendie: ["Housse d’extincteur", "Support d’extincteur", "Autocollant extincteur", "Contrôle extincteur"],
  assechement: [
    ...["Seau à glace", "Seau à champagne", "Pompe manuelle WC", "Pompe à main pour gonfler l’annexe"],
    ...["Pompe manuelle de transfert gasoil", "Seau de plage", "Pompe à eau douce manuelle"],
  ],
  remorquage: [
    "Remorque bateau",
    "Remorque de mise à l’eau",
    "Attache remorque",
    "Feux de remorque",
    "Corde de remorquage ski",
  ],
  mouillage: [
    ...[
      "Chaîne d’ancre 10 mm",
      "50 m de chaîne d’ancre",
      "Chaîne d’ancre et manille d’ancre",
      "Carte des mouillages",
      "Mouillage : manille 10 mm",
      "Mouillage, manille 10 mm",
      "Ancre : émerillon inox 10 mm",
      "Ancre (manille)",
      "Guide des mouillages",
      "Télécommande de guindeau d’ancre",
      "Bout de mouillage 30 m",
      "Corde de mouillage",
    ],
    ...["Ancre flottante", "Manille d’ancre", "Boule de mouillage", "Feu de mouillage", "Émerillon d’ancre"],
    ...["Davier d’ancre", "Amortisseur de mouillage", "Corps-mort"],
  ],
  marees: ["Montre marée", "Bottes marée basse", "Horloge des marées", "Marée noire"],
  pavillon: [
    ...["Pavillon Q", "Pavillon de courtoisie espagnol", "Pavillon Espagne", "Pavillon pirate", "Pavillon breton"],
    ...["Drapeau italien", "Drapeau Q", "Pavillon alpha plongée", "Drapeau breton"],
    ...["Pavillon italien", "Pavillon Angleterre", "Pavillon du club", "Hampe de pavillon"],
  ],
  "coupe-circuit": [
    ...["Coupe-circuit batterie", "Coupe-circuit général 12 V", "Coupe-circuit 100 A", "Coupe-circuit guindeau"],
  ],
  bouee: ["Support de bouée fer à cheval", "Bouée tractée", "Bouée de mouillage", "Feu de bouée couronne"],
  "feux-a-main": ["Feux à main blancs", "Feu à main blanc", "Feu à main LED", "Étui feux à main"],
  compas: [
    ...["Jumelles 7x50 compas", "Montre compas", "Correcteur de compas", "Éclairage de compas"],
    ...[
      "Compas de relèvement",
      "Compas à pointes sèches",
      "Compas fluxgate",
      "Compas électronique",
      "Compas satellitaire",
    ],
    "Housse de compas",
  ],
  cartes: [
    ...[
      "Règle Cras pour carte marine",
      "Pochette cartes marines",
      "Rapporteur pour cartes marines",
      "Tube à cartes marines",
      "Carte SD 32 Go électronique",
    ],
    "Carte SD",
    "Carte de circulation",
    "Porte-cartes marines",
    "Table à cartes marines",
  ],
  ripam: ["Assurance abordage", "Étui RIPAM", "Housse livre RIPAM"],
  balisage: [
    "Étui balisage",
    "Support autocollant balisage",
    "Feu de balisage",
    "Lampe de balisage",
    "Bouée de balisage",
  ],
  radeau: [
    ...["Radeau gonflable de plage", "Boudin", "Boudin de radeau", "Gonfleur radeau", "Couverture de survie"],
    ...["Support radeau", "Berceau de radeau", "Largueur hydrostatique radeau", "Bâche radeau"],
  ],
  "vhf-fixe": [
    ...["VHF portable, pas fixe", "Pas de VHF fixe", "Aucune VHF fixe", "Plus de VHF fixe"],
    ...[
      "Micro VHF",
      "Combiné VHF",
      "Connecteur VHF",
      "Licence VHF",
      "Antenne VHF",
      "Batterie VHF portable",
      "Prise VHF",
    ],
    ...[
      "VHF Standard Horizon HX890",
      "VHF Icom IC-M25",
      "VHF portable",
      "VHF à main",
      "Haut-parleur VHF",
      "Talkie VHF",
    ],
    ...["Câble VHF", "Mode d’emploi VHF", "Adaptateur VHF", "Guide VHF", "Certificat VHF"],
  ],
  "vhf-portable": [
    ...["VHF fixe Icom M605 + combiné portable", "VHF fixe, micro à main"],
    "Batterie VHF portable",
    "Chargeur VHF portable",
    "VHF fixe",
    "Combiné portable VHF",
  ],
  meteo: ["Radio-réveil", "Radio réveil", "Licence radio", "Station météo", "Autoradio", "Micro VHF", "Livre de météo"],
  position: ["Antenne GPS", "Traceur GPS antivol", "Collier GPS pour chien"],
  projecteur: ["Projecteur de pont", "Projecteur vidéo", "Vidéoprojecteur"],
  satellite: ["Compas satellite", "Télévision par satellite"],
  secours: ["Trousse de couture", "Trousse de secours moteur", "Hélice de secours"],
  harnais: [
    ...["Longe harnais", "Longes harnais Wichard"],
    ...["Longe de harnais", "Longes de harnais", "2 longes double pour harnais", "Longe avec mousqueton pour harnais"],
    ...[
      "Harnais pour chien",
      "Harnais d’escalade",
      "Harnais trapèze",
      "Harnais électrique",
      "Gilet 150 N sans harnais",
    ],
    ...["Harnais de kite", "Harnais porte-bébé"],
  ],
  balise: [
    ...["PLB personnelle", "Balise de détresse PLB1", "Balise de détresse ResQLink", "Balise de détresse fastFind 220"],
    ...["Balise de détresse Fast-Find", "Balise de détresse individuelle", "Balise de détresse personnelle"],
    ...[
      "Balise AIS MOB",
      "Balise de détresse AIS MOB",
      "Testeur EPIRB",
      "Pile EPIRB",
      "Support EPIRB",
      "Balise cardinale",
    ],
    ...["Balise de détresse rescueME", "Balise de détresse inReach", "Largueur hydrostatique EPIRB"],
  ],
};

describe.each(Object.entries(IMPOSTORS))("what only sounds like %s", (rule, names) => {
  test.each(names)("%s", (nom) => {
    expect(isRecognised({ nom }, rule)).toBe(false);
  });
});

test("every rule that names decide has impostors", () => {
  const rare = ["livre-des-feux", "journal"];
  expect(Object.keys(RECOGNISED).filter((rule) => !IMPOSTORS[rule])).toEqual(rare);
});
