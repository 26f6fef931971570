import { CREW, type Situation, SOMEBODY, situation } from "./emergency-words.ts";

/** What answers, or fails to, like a person does. */
const MACHINES =
  "moteur|batterie|bateau|voilier|frigo|pompe|vhf|radio|pilote|wc|guindeau|winch|horsbord|barre|safran|gouvernail|telephone|cross|capitainerie|mail|message|commande|manette|traceur|ecran|ais|application|inverseur|propulseur|assureur|vendeur|chantier|administration|port";

/** An illness that kills within the hour. */
export const GRAVELY_ILL: readonly Situation[] = [
  situation(
    "allergie-grave",
    `anaphylactique|anaphylaxie
     quincke
     allergie|allergique grave|gonfle|enfle|gorge|respire|choc|malaise|plaque|visage|levre|crise|reaction
     allergie|allergique gonfle|enfle|respire|gorge|malaise|plaque visage|levre|langue|gorge|mal|plus|pas|cou
     gonfle|enfle visage|levre|langue|gorge|paupiere|cou
     gonfle|enfle visage|levre|langue|gorge|paupiere respire|malaise|piqure|pique|mange|mal
     visage|levre|langue|gorge double|triple volume
     oedeme visage|gorge|levre|langue|quincke
     gorge serre|gonfle|enfle|ferme ! poulie|rea
     plaque|bouton|urticaire partout|corps|peau|rouge respire|gonfle|malaise|piqure|pique|guepe|mange|respirer
     urticaire
     gratte|demange partout|corps avaler|respirer|respire|gonfle|gorge|enfle
     pique|piqure|piquer guepe|abeille|frelon|meduse|vive gonfle|enfle|respire|respirer|malaise|gorge|visage|levre
     guepe|abeille|frelon gonfle|enfle|respire|respirer|malaise|gorge|evanoui
     cacahuete|crevette|arachide|crustace|noix|moule gonfle|enfle|plaque|respire|respirer|malaise|gorge`,
  ),
  situation(
    "hypoglycemie",
    `hypoglycemie
     hyperglycemie
     diabetique|diabete malaise|tremble|sueur|transpire|confus|inconscient|evanoui|vomit|bizarre|pale|tombe|delire|agressif|somnolent|coma|ecroule
     diabetique|diabete repond|reagit|reveille plus|pas
     diabetique|diabete perdre connaissance
     diabetique|diabete dit|parle bizarre|nimporte|n|mal
     manque|besoin sucre tremble|pale|malaise|sueur|bizarre|vertige
     insuline malaise|vomit|tremble|trop|tombe|repond|double|bizarre|confus|pale|transpire`,
  ),
  situation(
    "crise-convulsive",
    `convulse|convulsion
     crise epilepsie
     epilepsie|epileptique ! permis|naviguer|assurance|emmener|embarquer
     yeux revulse|revulses|blanc|retourne raide|tremble|secoue|bave|tombe|inconscient
     yeux revulses
     bave|mousse|ecume bouche|levre
     il|elle|${CREW} bave ! peinture|mastic|colle|joint|silicone|resine
     tremble|secoue|secousse|spasme raide|bave|inconscient|machoire|langue
     > tremble de tout son|le corps
     tremble|secousse corps|partout ! froid|eau|gele|grelotte|moteur|bateau|coque|barre|mat
     mord|mordre|avale langue`,
  ),
  situation(
    "accident-de-plongee",
    `accident plongee|decompression
     decompression ! moteur|levier|diesel
     surpression pulmonaire|poumon
     remonte|remontee vite plongee|plongeur|surface|palier|bouteille
     rate|saute|oublie|manque palier|paliers
     remonte|remontee panique
     plongeur|plongeuse fourmillement|fourmille|paralyse|jambe|douleur|vertige|malaise|sang|epaule|marbre|crache|inconscient|mal|repond
     apres plongee mal|douleur|fatigue|malaise|vertige|bizarre|jambe|epaule|bouton|marbre|sent
     plongee|plonge bouteille mal|douleur|fourmillement|fourmille|malaise|vertige|jambe|epaule|fatigue
     plongee fourmillement|fourmille|marbre|marbree|paralyse
     binome marbre|marbree|jambe|fourmille|fourmillement|douleur|repond|malaise
     peau marbre|marbree`,
  ),
  situation(
    "crise-d-asthme",
    `asthme|asthmatique ! permis|naviguer|emmener
     crise asthme
     ventoline
     respire mal siffle|sifle`,
  ),
  situation(
    "perte-de-connaissance",
    `${CREW}|capitaine repond|reagit plus|pas ! ${MACHINES}
     il|elle repond|reagit plus|pas ! ${MACHINES}
     secoue repond|reagit plus|pas ! ${MACHINES}
     ${SOMEBODY}|victime inconscient|inconsciente ! tete|bome|choc|coup|chute|tombe|assomme|mat|crane|chutedumat
     inconscient|inconsciente respire encore|normalement|toujours|bien|mais|que|qui ! plus|pas
     > dans les pommes
     > tourne de l oeil
     syncope|coma|inanime
     ${SOMEBODY} perdre|perdu connaissance ! tete|bome
     ${SOMEBODY} evanoui|evanouie|connaissance ! tete|bome
     connaissance respire encore|normalement|toujours|bien ! plus|pas
     > plus|pas mais il|elle respire
     > plus|pas mais respire
     reveille pas|plus respire ! peine|mal
     peut|arrive|arrivons plus|pas reveiller
     > position laterale
     > sur le cote mais respire`,
  ),
  situation("accouchement-a-bord", "accouche|accouchement|contractions\n> perdu|perd|perdre|perds les eaux"),
  situation(
    "doigt-sectionne",
    `doigt|doigts|orteil sectionne|arrache|tranche|ampute|ecrase
     doigt|doigts|orteil coupe|coupee net|tombe|pend|completement|morceau`,
  ),
  situation("morsure-animal", "mordu|mordue|morsure"),
  situation(
    "blessure-du-dos",
    `sent|bouge|bouger plus jambes|pieds|membres
     tombe|chute|chutedumat dos|nuque|cou|colonne mal|bouge|bouger|fourmille|fourmillement|sent`,
  ),
  situation(
    "skipper-hors-d-etat",
    `skipper|capitaine|barreur|mari|pere|papa|conducteur malaise|inconscient|mort|evanoui|repond seul|seule|conduire|sais|savons
     skipper|capitaine|barreur|mari|pere|papa malaise|inconscient|mort|evanoui conduire|naviguer|barrer|manoeuvrer`,
  ),
  situation(
    "proche-en-retard",
    `mari|femme|fils|fille|pere|papa|frere|ami|copain|voisin rentre|revenu|rentres|nouvelle|nouvelles pas|toujours|aucune|sans nuit|inquiet|inquiete|heure|depuis|devait|port ! eau|moteur|flotte`,
  ),
];

/** An illness that a doctor must hear of today. */
export const ILL: readonly Situation[] = [
  situation(
    "produit-avale",
    `avale|bu|boire|ingere|ingurgite|gobe javel|gasoil|essence|acide|antigel|produit|medicament|comprime|liquide|nettoyant|detergent|diluant|acetone|cachet|white|petrole|moustique|insecticide|poison ! moteur|horsbord|chauffage|groupe|heure|litre|joint|durite
     siphonne gasoil|essence avale|bouche|bu|boire
     trop medicament|comprime|cachet avale|prendre
     ${CREW} mange comprime|cachet|medicament
     > pris toute la|sa boite|plaquette
     overdose|empoisonne|empoisonnement`,
  ),
  situation(
    "deshydratation",
    `deshydrate|deshydratee|deshydratation ! lyophilise|aliment|plat|repas|fruit|legume|viande
     vomit garde rien|plus|pas
     garde rien estomac|eau|avale|vomit|mange|boit
     bu|boit|boire rien depuis|jour|hier|heure
     garder eau faire|arrive|peut vomit|impossible
     vomit depuis|arret|cesse hier|jour|heure|nuit|matin
     ${SOMEBODY} urine|uriner|pipi plus|pas depuis|hier|matin|jour|heure`,
  ),
  situation(
    "malaise",
    `malaise
     > se sent mal
     > se sent pas|plus bien
     > me sens mal|faible
     > blanc|blanche comme un linge
     > me sens pas|plus bien
     tete tourne ! mat|helice|feu|antenne|girouette
     ${SOMEBODY} pale|livide sueur|transpire|vertige|faible|tremble|assis`,
  ),
];
