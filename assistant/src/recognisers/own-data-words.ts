/** The words in which owners ask about their own boats; each is a piece of a pattern, without accents. */
export const UPKEEP = "(?:maintenances?|entretiens?|travaux|revisions?|interventions?|echeances?|taches?)";
export const LATE = "(?:en retard|retard|depassee?s?|oubliee?s?|loupee?s?|pas fait\\w*|manquee?s?)";
export const PLANNED = "(?:prevue?s?|planifiee?s?|programmee?s?)";
export const DUE = `(?:prochaine?s?|a venir|${PLANNED}|en cours|en attente|(?:qui )?arrivent?)`;
export const EXPIRED = "(?:perime\\w*|peremptions?|expire\\w*|expiration|dlc|date limite)";
export const DONE =
  "(?:faite?s?|changee?s?|refaite?s?|remplacee?s?|revisee?s?|vidangee?s?|nettoyee?s?|purgee?s?|carenee?s?|controlee?s?|verifiee?s?|peinte?s?|montee?s?|hivernee?s?|eu|effectuee?s?)";
export const FACT =
  "(?:longueur|largeur|tirant d eau|tirant d air|mmsi|immatriculation|numero d immatriculation|port d attache|capacite|reservoirs?|annee de construction|annee|indicatif|marque|modele|puissance|poids|deplacement|francisation|numero (?:de (?:serie|coque|voile)|a (?:9|neuf) chiffres)|taille|type|nom|assurance)";
export const MINE = "(?:mon|ma|mes|notre|nos)";
export const BOAT = "(?:bateaux?|voiliers?|navires?|vedettes?|catamarans?|catas?|moteurs?)";
export const I_HAVE = "(?:j ai|ai je|on a|a t on|avons nous|nous avons)";
export const HAVE_I = "(?:est ce que j ai|ai je|est ce qu on a|a t on|avons nous)";
export const ABOARD = "(?:a bord|en stock)";
export const PUT = "(?:mise?s?|rangee?s?|fourree?s?|stockee?s?|foutue?s?|laissee?s?|posee?s?)";
export const LOCKER = "dans quel\\w* (?:coffre|placard|equipet|tiroir|espace|rangement|cabine|endroit|sac|caisse)";

/** Of boats in general, and of what is stowed in no locker. */
const IN_GENERAL = /\b(?:sur|dans|d|pour) (?:un|une|les?|la|des)\b|\bpour\b/;
export const NOT_STOWED = new RegExp(
  `^(?:il\\b|on\\b|que\\b|interdit|immatricule|nord|sud|est|ouest|vent|port\\b|capitainerie|cross|meteo|canal|abri|danger|probleme|panne|fuite|mouillage|limite|chenal|priorite|de fuite|la fuite)|${IN_GENERAL.source}`,
);
/** What is never counted aboard: time, and what is wrong with a boat. */
export const NO_STOCK = new RegExp(
  `^(?:temps|chaine|noeuds?|milles?|heures?|jours?|metres?|fois|couches?|besoin|droit|air|fuite|jeu|osmose|cloques?|probleme|souci|panne)\\b|${IN_GENERAL.source}`,
);
/** What comes by itself, and needs no one to do it. */
export const NO_UPKEEP =
  /\b(?:marees?|renverse|pleine mer|basse mer|etale|bulletin|meteo|orage|coup de vent|lune|coucher|lever|regate|salon)\b/;

/** The words that the rules turn on, for mistyped ones to be read by. */
export const OWN_WORDS: ReadonlySet<string> = new Set(
  `maintenance maintenances entretien entretiens travaux revision revisions echeance echeances retard depassees oublies prochain prochaine
  prochaines prochains prevu prevus prevues planifiees programmees perime perimes perimee perimees periment peremption peremptions expire
  expirent expiration bientot manque manquent racheter rupture stock reste heures heure moteur horametre compteur combien quand derniere
  dernier longueur largeur tirant immatriculation capacite reservoir checklist checklists avitaillement provision provisions courses
  depense depenses budget coute range ranges rangee rangees coffre placard trouve cherche comment pourquoi faire bateau voilier fusees
  gilet gilets bouteille bouteilles quantite article articles produit produits changer change obligatoire interdit vidange refaire
  acheter`.split(/\s+/),
);
