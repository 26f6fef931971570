import { BOAT, type Situation, situation } from "./emergency-words.ts";

/** A boat that no longer obeys, or is about to be lost. */
export const BOAT_LOST: readonly Situation[] = [
  situation(
    "orques",
    `orque|epaulard attaque|safran|bateau|voilier|tape|cogne|pousse|mord|autour|approche|gouvernail|coque|touche|casse|arrive|fonce|entoure|derriere|nous|suit|suivent|poursuit ! carte|saison|periode|zone|route|itineraire|probabilite|risque|mois|descendre|rencontrer
     orque|epaulard casse|arrache|mord|attaque|tape|touche safran|gouvernail|barre|coque`,
  ),
  situation(
    "temoin-d-une-detresse",
    `vu|vois|voit|voyons|apercu|apercois|apercoit fusee|parachute
     vu|vois|voit|voyons|apercu|apercois|apercoit signaux|signal detresse|sos
     quelqu|bateau|voilier|voisin tire|lance fusee ! comment|quand|perime|perimee|juillet
     fumee orange ! pot|combien|reste|perime|date
     > feu rouge a l horizon
     feu|feux|lumiere|boule rouge ciel
     ${BOAT}|quelqu|type|pecheur|nageur signe bras|secours|detresse|aide
     agite|agitent bras ! vent
     > un bateau|voilier|kayak|pecheur en detresse
     voisin|autre bateau|voilier detresse|coule|appelle`,
  ),
  situation(
    "dematage",
    `mat tombe|casse|parti|brise|effondre|effondrer|plie|abattu|vrac|couche|rompu
     plus mat eau|voiles
     on|vient|viens|ai|avons demater
     > dematage`,
  ),
  situation(
    "echouement",
    `on|suis|sommes|est|vient|viens|bateau|me|nous|ai|a echoue
     tape|touche|heurte|plante|percute rocher|fond|haut|sable|banc
     on|suis|sommes|bateau|voilier|quille pose|coince|plante|bloque|sec sable|vase|rocher|banc|haut
     > echouement
     > au plein
     on|sommes|suis|nous haut fond
     on|bateau|suis|sommes monte|couche rocher|sable|banc|plage|caillou|digue`,
  ),
  situation(
    "abordage",
    `percute|heurte|rentre|tape|aborde|cogne bateau|voilier|dedans|chalutier|cargo|vedette|ofni|jet|conteneur
     collision
     percute ! radeau|gilet|balise
     choc violent|conteneur|cargo|bateau|coque|ofni|baleine|tronc ! antifouling|gelcoat|eclat
     eperonne|embouti|tamponne|emplafonne
     > abordage`,
  ),
  situation(
    "chavirage",
    `${BOAT}|on|nous chavire|retourne|dessale|envers
     chavire|chavirage
     vient dessale`,
  ),
  situation(
    "panne-moteur-pres-de-la-cote",
    `derive|drosse|pousse|approche|rapproche rocher|cote|falaise|plage|digue|jetee
     panne|cale|plus|mourir|lache|arrete moteur rocher|cote|falaise|digue|jetee|plage`,
  ),
  situation(
    "perte-de-safran",
    `> plus de barre|safran|gouvernail|direction
     perdre|casse|arrache|parti barre|safran|gouvernail|drosse
     barre repond plus|pas
     safran|meche|gouvernail|drosse rompu|rompue|brise|tordu|parti|disparu|coince|bloque
     gouverne|diriger plus|pas`,
  ),
  situation(
    "evacuation-dans-le-radeau",
    `abandonne|evacue|quitter bateau|navire
     monter|gonfler|percuter|mettre|lancer radeau maintenant|vite|eau`,
  ),
];
