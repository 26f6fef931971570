import { answeredBySheets, type Case, type Line } from "./case.ts";
import type { Own } from "./own-data.ts";

/** Told in the words of an alarm, and yet nothing happens: answered calmly. */
const CALM: Case[] = [
  ...answeredBySheets("securite", [
    ["quel extincteur pour un feu moteur", "extincteurs"],
    ["ou installer le detecteur de gaz", "detecteurs-de-fumee-et-de-gaz", "held"],
    ["comment eviter de tomber a l'eau", "harnais-et-longe|enfants-et-securite|bouee-de-sauvetage|homme-a-la-mer"],
  ]),
  ...answeredBySheets("ripam-balisage", [
    ["feu de mouillage obligatoire ?", "feux-au-mouillage"],
    ["il faut quel feu au mateau la nuit au mouillage", "feux-au-mouillage"],
  ]),
  ...answeredBySheets("plomberie-wc-gaz", [
    ["controle etancheite de la ligne de gaz chaque annee", "detecter-une-fuite-de-gaz"],
    ["le robinet de la cuisine coule goutte a goutte", "pompe-a-eau-douce|chauffe-eau|evacuation-evier-douche", "held"],
  ]),
  ...answeredBySheets("electricite", [["mon feu de route vert est grillé", "feux-de-navigation-en-panne"]]),
  ...answeredBySheets("mouillage-manoeuvres", [
    ["exercice homme a la mer avec un pare battage", "manoeuvre-homme-a-la-mer"],
  ]),
  ...answeredBySheets("navigation", [["comment fonctionne la touche mob", "gps-et-bouton-mob", "held"]]),
];

/** Answered from the sheets, though it speaks of 'mon' and 'mes', of stock and of dates. */
const NOT_ONES_OWN: Case[] = [
  ...answeredBySheets("moteur", [
    ["comment purger mes injecteurs", "purger-circuit-gasoil"],
    ["mon moteur consomme combien a l heure", "consommation-carburant"],
    ["a combien d'heures faire la premiere revision du hors bord", "entretien-hors-bord", "held"],
  ]),
  ...answeredBySheets("securite", [
    ["où placer le radeau de survie", "radeau-entretien"],
    ["combien de gilets faut il a bord", "division-240-basique|gilet-de-sauvetage-choix|division-240-cotier"],
  ]),
  ...answeredBySheets("coque-carenage", [["quand changer mes anodes", "anodes"]]),
  ...answeredBySheets("demarches", [
    ["ou est il interdit de jeter l'ancre", "zones-protegees|posidonie|bande-des-300-metres", "held"],
  ]),
];

const EMERGENCIES: Line[] = [
  ["ma fille est passée par dessus bord vite", "homme-a-la-mer"],
  ["il est a l'eau on le voit plus", "homme-a-la-mer"],
  ["qqun a la mer", "homme-a-la-mer", "held"],
  ["l eau arrive au niveau du plancher", "voie-d-eau"],
  ["on a un trou dans la coque", "voie-d-eau"],
  ["la cale se remplit a toute vitesse", "voie-d-eau", "held"],
  ["passe coque arraché ca gicle", "voie-d-eau"],
  ["mon moteur est en feu", "feu-a-bord"],
  ["y a des flames qui sortent du moteur", "feu-a-bord"],
  ["ca sent le brulé et y a de la fumee dans la cabine", "feu-a-bord", "held"],
  ["je crois que j'ai une fuite de gas", "odeur-de-gaz"],
  ["odeur de gaz", "odeur-de-gaz"],
  ["le voilier est posé sur un banc de sable et la maree descend", "echouement"],
  ["on est plantés sur un haut fond", "echouement", "held"],
  ["plus de mat il est a l'eau avec les voiles", "dematage"],
  [
    "mon equipier a perdu connaissance",
    "perte-de-connaissance|traumatisme-cranien|blesse-a-bord|arret-cardiaque|crise-cardiaque",
  ],
  [
    "elle s est evanouie",
    "perte-de-connaissance|traumatisme-cranien|blesse-a-bord|arret-cardiaque|crise-cardiaque",
    "held",
  ],
  ["mon grand pere ne peut plus bouger le bras et parle mal", "avc|crise-cardiaque"],
  ["il s'est ouvert la main avec un couteau ca saigne enormement", "hemorragie"],
  ["mon pote a avalé de travers il devient bleu", "etouffement", "held"],
  ["je me suis planté un hamecon dans la main", "piqures-et-hamecon"],
  ["le gamin a bu la tasse il tousse et respire mal", "noyade"],
  ["on nous est rentré dedans", "abordage"],
  ["le derriveur vient de chavirer", "chavirage", "held"],
  ["la barre ne repond plus", "perte-de-safran"],
  ["moteur mort on part a la cote", "panne-moteur-pres-de-la-cote"],
  ["un doigt coincé dans le guindeau il est écrasé", "blesse-a-bord|hemorragie|doigt-sectionne"],
  ["alarme monoxyde qui sonne", "intoxication-au-co", "held"],
  ["faut quitter le bateau il va couler", "voie-d-eau|evacuation-dans-le-radeau"],
  ["il a pris la bome en pleine tete", "traumatisme-cranien"],
];

const OWN: [asks: string, own: Own, subject: string, held?: "held"][] = [
  ["bonjour peux tu me dire ou se trouve la trousse de secours", "ou-est", "trousse"],
  ["il est ou l'extincteur", "ou-est", "extincteur"],
  ["j ai mis ou les pinoches ?", "ou-est", "pinoche", "held"],
  ["qu est ce que je dois acheter pour completer le stock", "manques", ""],
  ["quels articles sont sous le seuil", "manques", ""],
  ["qu'est ce qui va bientot etre périmé dans la pharmacie", "peremptions", ""],
  ["date de peremption de mes fusees", "peremptions", "", "held"],
  ["j'ai combien d'heures moteur", "heures-moteur", ""],
  ["c'est quoi mes prochaines echeances d'entretien", "prochaines-maintenances", ""],
  ["qu est ce que j'ai a faire sur le bateau ce mois ci", "prochaines-maintenances", ""],
  ["qu'est-ce que j'ai oublié de faire comme maintenance", "maintenances-en-retard", "", "held"],
  ["derniere vidange ?", "maintenance", "vidange"],
  ["a quand remonte le dernier carénage", "maintenance", "carenage"],
  ["la courroie je l'ai changée quand", "maintenance", "courroie", "held"],
  ["est ce qu'il reste du gaz en stock", "combien-de", "gaz"],
  ["nombre de gilets a bord", "combien-de", "gilet"],
  ["a t on encore des piles", "combien-de", "pile", "held"],
  ["combien ca m'a couté l'entretien cette année", "depenses", ""],
  ["quelle longueur fait mon bateau", "bateau", "longueur"],
  ["mon bateau a quel tirant d'eau", "bateau", "tirant", "held"],
  ["quel est mon port d'attache", "bateau", "port"],
];

export const CONFUSABLE: Case[] = [
  ...CALM,
  ...NOT_ONES_OWN,
  ...EMERGENCIES.map(
    ([asks, sheets, held]): Case => ({
      group: "urgences",
      asks,
      expects: { emergency: sheets.split("|") },
      ...(held ? { held: true } : {}),
    }),
  ),
  ...OWN.map(
    ([asks, own, subject, held]): Case => ({
      group: "donnees",
      asks,
      expects: { own, ...(subject ? { subject } : {}) },
      ...(held ? { held: true } : {}),
    }),
  ),
];
