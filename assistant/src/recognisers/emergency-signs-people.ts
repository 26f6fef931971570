import { CREW, HARM, LIMB, LIMB_OF_MAN, type Situation, SOMEBODY, situation } from "./emergency-words.ts";

/** Somebody who can die of it before help comes. */
export const GRAVELY_HURT: readonly Situation[] = [
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
     > dans les pommes
     > tourne de l oeil
     syncope|coma|inanime
     traumatisme cranien
     ${SOMEBODY} perdre|perdu connaissance
     ${SOMEBODY} inconscient|inconsciente|evanoui|evanouie|connaissance`,
  ),
];

/** Somebody who needs help; the vaguest sign last. */
export const HURT: readonly Situation[] = [
  situation(
    "brulure",
    `brulure
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
     malaise|evanoui|delire|vomit|tourne|confus soleil|chaleur|chaud`,
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
    "blesse-a-bord",
    `${SOMEBODY}|on|est|suis|me|un|une|ai blesser
     blesser grave|gravement|bord|urgent
     ${LIMB_OF_MAN} casse|fracture|arrache|ecrase|coince|coupe|sectionne|broye|deboite|tordu|perce|demis ! mat|drisse|moteur
     ${LIMB}|cheveux prendre|coince guindeau|winch|chaine|bome|taquet|helice|poulie
     accident bord|grave
     malaise
     chutedumat
     douleur|maux ${LIMB} ! mat|moteur|winch|vanne
     ${CREW}|il|elle mal ventre|tete|dos|jambe|oreille|dent ! mat|moteur|winch|vanne|demarrer
     plante|enfonce couteau|clou|tournevis|visse ${LIMB}
     > ${CREW} s est
     > ${CREW} vient de s
     ${CREW} ecroule|effondre|glisse|electrocute|coince|ecrase
     ecroule|effondre coup|sol|pont
     crise asthme|angoisse|panique|nerf|tetanie
     asthme|asphyxie
     accouche|accouchement|contractions
     luxation|deboite|demis epaule|genou|doigt
     mordu|morsure
     appendicite
     fievre forte|haute|40|41|delire
     respire mal|difficilement
     convulse|convulsion|epilepsie|epileptique
     electrocute|electrocution|electrise
     vomit|crache|tousse sang
     bouge|reagit|reveille plus|pas papa|maman|femme|mari|enfant|fils|fille|equipier|il|elle|grand
     tombe|chute descente|escalier|mat|pont|echelle
     evanoui|inconscient|inconsciente
     ${CREW} mourir|agonise
     mourir train|va|vas
     fracture
     ${CREW}|personne|homme ${HARM} ${HARM}
     il|elle ${HARM} ${HARM} ! moteur|batterie|bateau|voilier|frigo|pompe|vhf|pilote|wc|guindeau|winch|temps|horsbord|rechaud|vent|mat|hauban|hublot|vanne|safran|barre
     os dehors|visible|casse|jusqu
     intoxication alimentaire
     overdose|empoisonne|empoisonnement
     allergie|allergique grave|gonfle|gorge|respire|choc`,
  ),
];
