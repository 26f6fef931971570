import { GRAVELY_ILL, ILL } from "./emergency-signs-illness.ts";
import { CREW, HARM, LIMB, LIMB_OF_MAN, type Situation, SOMEBODY, situation } from "./emergency-words.ts";

/** Somebody who can die of it before help comes. */
export const GRAVELY_HURT: readonly Situation[] = [
  ...GRAVELY_ILL,
  situation(
    "etouffement",
    `etouffe|etrangle
     avale travers
     fausse route manger|bouche|avale`,
  ),
  situation(
    "hemorragie",
    `saigne|saignement|hemorragie
     pisse|perd|plein sang
     couper profond|profonde|profondement
     plaie
     entaille|entaillee
     ${LIMB} ouvert|os|entaille
     sang`,
  ),
  situation(
    "crise-cardiaque",
    `mal|douleur|serre poitrine|coeur|thorax
     malaise cardiaque|coeur|poitrine
     crise cardiaque
     poitrine
     infarctus
     mal|douleur|serre bras|machoire gauche|transpire|sueur|machoire|bras
     douleur bras gauche`,
  ),
  situation(
    "avc",
    `avc
     bouche|visage tordu|tordue|paralyse|deforme|travers
     paralyse|paralysie
     parle bizarre|bizarrement|mal
     parle plus normalement
     bouger|bouge bras|jambe|cote plus|pas
     peut|arrive|sait plus|pas parler|articuler
     attaque cerebrale`,
  ),
  situation(
    "traumatisme-cranien",
    `coup|choc|recu|prendre|tape|cogne bome
     coup|choc|tape|cogne tete
     assomme|assommee|ko
     traumatisme cranien
     tete|bome|choc|coup inconscient|inconsciente
     tete|bome connaissance|evanoui|evanouie`,
  ),
];

/** What of a man breaks like an oar, and has no namesake aboard but what the sign excludes. */
const BONES =
  "jambe|bras|cheville|poignet|doigt|doigts|epaule|genou|cuisse|orteil|hanche|coude|machoire|femur|tibia|clavicule|cotes";

/** Somebody who needs help; the vaguest sign last. */
export const HURT: readonly Situation[] = [
  situation(
    "brulure",
    `brulure ! soleil
     brule degre|cloque|second|troisieme
     brule|ebouillante main|bras|visage|jambe|peau|pied|doigt|huile|eau|bouillante
     me|s|suis brule
     bouillante main|bras|jambe|peau|pied`,
  ),
  situation(
    "hypothermie",
    `hypothermie
     tremble|grelotte|frigorifie froid|eau|gele|plus
     ${SOMEBODY} gele|frigorifie|grelotte
     tres froid repeche|sorti|tremble`,
  ),
  situation(
    "coup-de-chaleur",
    `coup chaleur
     insolation
     malaise|evanoui|delire|vomit|confus soleil|chaleur|chaud
     tourne soleil|chaleur|chaud ! frigo|glaciere|congelateur|compresseur|clim|ventilateur`,
  ),
  situation(
    "foudre",
    `foudre tombe|touche|frappe|pris|recu|mat
     foudroye
     eclair tombe|touche|frappe mat|bateau`,
  ),
  situation(
    "piqures-et-hamecon",
    `pique|piqure|mordu|marche meduse|vive|oursin|raie|rascasse|guepe
     hamecon doigt|main|plante|peau|joue|oeil|pied|enfonce`,
  ),
  situation(
    "oeil-blesse",
    `oeil|yeux blesse|creve|perce
     oeil|yeux projection|produit|acide|limaille|eclat|antifouling|resine|javel|gasoil|essence|poussiere|plante|metal|verre|copeau|gicle ! hamecon|feu|phare|bouee`,
  ),
  situation(
    "fracture-et-luxation",
    `${BONES} casse|fracture|deboite|tordu|demis|foule ! mat|drisse|moteur|winch|spi|barre|manille|hauban|pilote|tangon|bome|rame|guindeau|echappement
     luxation|deboite|demis epaule|genou|doigt|coude|machoire
     genou|cheville|poignet craque|gonfle|enfle
     epaule sorti|sort|sortie
     luxation
     fracture ! coque|quille|mat|safran|cadenas|porte|panneau|serrure|voleur|vol|capot
     entorse
     os sort|sorti|depasse peau|jambe|bras
     os casse|brise`,
  ),
  ...ILL,
  situation(
    "blesse-a-bord",
    `${SOMEBODY}|on|est|suis|me|un|une|ai blesser
     blesser grave|gravement|bord|urgent
     ${LIMB_OF_MAN} casse|fracture|arrache|ecrase|coince|coupe|sectionne|broye|deboite|tordu|perce|demis ! mat|drisse|moteur|spi|tangon|winch|barre|soleil|echappement|pilote
     ${LIMB}|cheveux prendre|coince guindeau|winch|chaine|bome|taquet|helice|poulie
     accident bord|grave
     chutedumat
     douleur|maux ${LIMB} ! mat|moteur|winch|vanne
     ${CREW}|il|elle mal ventre|tete|dos|jambe|oreille|dent ! mat|moteur|winch|vanne|demarrer
     plante|enfonce couteau|clou|tournevis|visse ${LIMB}
     > ${CREW} s est
     > ${CREW} vient de s
     ${CREW} ecroule|effondre|glisse|coince|ecrase
     ecroule|effondre coup|sol|pont
     crise angoisse|panique|nerf|tetanie
     asphyxie
     appendicite
     fievre forte|haute|40|41|delire
     respire mal|difficilement
     vomit|crache|tousse sang
     bouge|reagit|reveille plus|pas papa|maman|femme|mari|enfant|fils|fille|equipier|il|elle|grand
     tombe|chute descente|escalier|mat|pont|echelle
     evanoui|inconscient|inconsciente
     ${CREW} mourir|agonise
     mourir train|va|vas
     ${CREW}|personne|homme ${HARM} ${HARM}
     il|elle ${HARM} ${HARM} ! moteur|batterie|bateau|voilier|frigo|pompe|vhf|pilote|wc|guindeau|winch|temps|horsbord|rechaud|vent|mat|hauban|hublot|vanne|safran|barre
     os dehors|visible|casse|jusqu`,
  ),
];
