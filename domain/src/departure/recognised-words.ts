export interface Words {
  /** What the thing is called, without accents and hyphens; the name has to match one of these. */
  is: RegExp;
  /** What is called alike and is something else. */
  isNot?: RegExp;
  /** What comes with this thing alone: named before it, it is what the article is. */
  goesWith?: RegExp;
  /** What it says besides when it is that thing for sure; a name that does not is to be looked at. */
  surely?: RegExp;
  /** A writing that tells of it is what is asked for: an autocollant will do. */
  isWritten?: true;
  /** It is of one year, which its name may say. */
  isYearly?: true;
}

const OTHER_FLAGS =
  /courtoisie|jaune|quarantaine|(pavillons?|drapeaux?) [a-z]$|plongee|plongeur|\balpha\b|signaux|code|pirate|club|hampe|espagn|ital|portug|grec|grece|angl|britan|royaume|irland|belg|neerland|holland|allem|suiss|croat|tunis|maroc|turc|turqu|europ|canad|americ|usa|etats|breton|bretagne|corse|basque|normand|occitan|provenc/;

/** Radios that one holds in the hand, by their models where they do not say it. */
const HANDHELD =
  /portables?|portatives?|\bmains?\b|flottante|talkie|\bhx ?\d|\bhh ?\d|\b(ic )?m ?\d{2}\b|\brt ?4\d\d|\bsx ?\d{3}/;

/** Words of clothes. A lifejacket may be yellow too, or one for sports: its level says that it is one. */
const CLOTHES = "reflechissant|fluo|haute visibilite|\\bgilets? jaunes?\\b|quart|sports?\\b(?! nautique)";
const LEVEL = "\\b\\d{2,3} ?(?:n|newtons?)\\b|\\bniveau \\d{2,3}\\b";

/** Ropes and chains are half of what holds a boat: with an anchor they hold it. */
const ROPE_ALONE =
  /^(?:\d+ ?(?:m|metres?|x)? ?(?:de )?)?(?:chaines?|bouts?|cordages?|cordes?|aussieres?|cablots?|cables?)\b(?!.*(?:\+|\bet\b|\bavec\b|,) ?(?:une |l')?(?:ancres?|grappins?)\b)/;
const OF_AN_ANCHOR =
  "feux?|boules?|bouees?|orins?|guindeaux?|manilles?|emerillons?|taquets?|daviers?|amortisseurs?|gants?|mains? de fer|marqu\\w+|reperes?";

/**
 * How what the Division 240 asks for is recognised in the names people give.
 * why names: the text asks for things, not for categories, and people write names.
 */
export const RECOGNISED: Readonly<Record<string, Words>> = {
  gilets: {
    is: /\b(gilets?|brassieres?)\b/,
    isNot: new RegExp(
      `^(?!.*(?:${LEVEL})).*(?:${CLOTHES})|soutien|stabilisat|chauffant|polaire|sans manches|matelasse|tricot|laine|coupe vent|costume|chiens?|chats?|canins?|animal|animaux|piscine`,
    ),
    goesWith:
      /\b(bouteilles?|cylindres?|capsules?|pastilles?|lampes?|flashs?|feux?|sifflets?|sous ?cutales?|capuches?|declencheurs?|tetes?|rearmements?|balises?|plb)\b/,
  },
  lampe: {
    is: /\b(torches?|frontales?|moyens? lumineux|lampes?\b.*\b(etanches?|poche|torche|individuelles?|flash))\b/,
    isNot: /huile|petrole/,
    surely: /etanche|\bipx ?[678]|plongee|moyens? lumineux/,
  },
  incendie: { is: /\bextincteurs?\b/ },
  assechement: {
    is: /\b(seaux?|ecopes?|pompes?\b.*\b(mains?|manuelles?))\b/,
    isNot:
      /graisse|vidange|gonfl|\bwc\b|toilette|glace|champagne|gasoil|gazole|carburant|essence|huile|transfert|eau (douce|chaude|de mer)|evier|appats?|peche|plage|jouets?/,
  },
  remorquage: {
    is: /\b(remorquages?|(bouts?|aussieres?|amarres?|cordages?|lignes?|pattes? d'oie)\b.*\bremorques?)\b/,
    isNot: /assurance|\bski|wake|bouees?|tracte|eclairage/,
  },
  mouillage: {
    is: /\b(mouillages?|ancres?|grappins?)\b/,
    isNot: new RegExp(
      `flottantes?|\\bcorps\\b|${ROPE_ALONE.source}|\\b(?:mouillages?|ancres?|grappins?)[ :,(]*(?:${OF_AN_ANCHOR})\\b`,
    ),
    goesWith: new RegExp(`\\b(?:${OF_AN_ANCHOR}|cartes?|plans?|atlas|pilotes?)\\b`),
  },
  marees: {
    isYearly: true,
    is: /^marees?\b|\b(annuaires?|tables?|horaires?|almanachs?|livres?|brochures?|calendriers?|carnets?)\b.*\bmarees?\b|\balmanachs? du marin breton\b|\bblocs? marine\b/,
    isNot: /noire|montre|horloge/,
  },
  pavillon: { is: /\b(pavillons?|drapeaux?)\b/, isNot: OTHER_FLAGS, surely: /national|france|francais|tricolore/ },
  "coupe-circuit": {
    is: /\bcoupe ?circuits?\b/,
    isNot: /batterie|electrique|general|principal|guindeau|propulseur|bipolaire|\b\d+ ?(v|a|volts?|amperes?)\b/,
  },
  bouee: {
    is: /\b(bouees?\b.*\b(couronne|fer a cheval|sauvetage|ior|sos)|fers? a cheval)\b/,
    isNot: /^(feux?|lampes?|perches?|lignes?|bouts?)\b|mouillage/,
  },
  "feux-a-main": {
    is: /\bfeux?\b.*\b(rouges?\b.*\bmains?|a mains?)\b/,
    isNot: /blancs?|blanches?|verts?|\bleds?\b|electronique|laser|exercice/,
  },
  compas: {
    is: /\bcompas\b/,
    isNot:
      /relevement|pointes?|seches?|regle|dessin|fluxgate|electronique|satellit|\bgps\b|numerique|capteur|pilote|\bmains?\b|\b(de|pour) (jumelles?|montres?)\b/,
    goesWith:
      /\b(jumelles?|montres?|monoculaires?|longues? vues?|correcteurs?|compensateurs?|eclairages?|lampes?|liquides?|alcool|huiles?|capots?|joints?|cloches?)\b/,
  },
  cartes: {
    is: /\b(cartes?\b.*\b(marines?|papier|electroniques?|nautiques?|shom|navionics|c ?map|imray)|shom|cartographie)\b/,
    isNot:
      /\b(circulation|grise|bleue|vitale|marees?)\b|^(?!.*\b(navionics|c ?map|shom|imray|platinum|marines?)\b).*\bsd\b|electroniques?\b.*\b(moteur|guindeau|chargeur|regulateur|frigo|alternateur|chauffage)/,
    goesWith:
      /\b(tables?|regles?|pochettes?|rapporteurs?|tubes?|crayons?|loupes?|lampes?|lecteurs?|catalogues?|compas)\b/,
  },
  ripam: { isWritten: true, is: /\b(ripam|abordages?)\b/, isNot: /assurance|bouees?|echelle/ },
  balisage: { isWritten: true, is: /\bbalisages?\b/, isNot: /\b(feux?|lampes?|bouees?|ruban|pieds?)\b/ },
  radeau: { is: /\bradeaux?\b/, isNot: /plage|piscine|jouets?|baignade/ },
  "vhf-fixe": {
    is: /\bvhf\b/,
    // why: a fixed one may have a portable handset, or a microphone that one holds in the hand.
    isNot: new RegExp(`^(?!.*\\bfixes?\\b).*(?:${HANDHELD.source})|\\b(?:pas|non) fixes?\\b`),
    surely: new RegExp(
      `\\bvhf fixes?\\b|^(?!.*(?:${HANDHELD.source})).*(?:\\bfixes?\\b|encastr|\\b25 ?w\\b|\\bgx ?\\d{4}|\\b(?:ic )?m ?[3-8]\\d\\d\\b)`,
    ),
  },
  "vhf-portable": {
    is: new RegExp(`\\bvhf\\b(?=.*(${HANDHELD.source}))|\\bportables?\\b.*\\bvhf\\b`),
    isNot: /\bfixes?\b/,
  },
  position: { is: /\b(gps|traceurs?|sextants?)\b/, isNot: /antivol|alarme|colliers?|chiens?|velo|voiture|balises?/ },
  "livre-des-feux": { isYearly: true, is: /\blivres? des feux\b|\balmanachs? du marin breton\b|\bblocs? marine\b/ },
  journal: { is: /\b(journ(al|aux)|livres?) de bord\b/ },
  meteo: {
    is: /\b(navtex|vhf|recepteurs?\b.*\bmeteo|radios?)\b/,
    isNot: /station|abonnement|reveil|commande|cassette|autoradio|auto radio|talkie/,
  },
  secours: {
    is: /\b((trousses?|kits?|mallettes?|sacs?|sacoches?|valises?|boites?|coffrets?|armoires?)\b.*\b(secours|pharmacie|medicales?|soins)|pharmacies?( de bord)?)\b/,
    isNot: /moteur|couture|voile|greement|outil|annexe|crevaison|electri/,
  },
  projecteur: { is: /\b(projecteurs?|phares? de recherche)\b/, isNot: /video|film|\bpont\b|sous marin|diapo/ },
  harnais: {
    is: /\bharnais\b/,
    isNot:
      /electrique|moteur|cable|chiens?|chats?|escalade|trapeze|kite|planche|wing|surf|bebe|enfant porte|sans harnais|parachute|\bmat\b|^(?:(?!\bharnais\b).)*\blonges?\b(?!(?:,| et| \+) ?harnais\b)/,
  },
  balise: {
    is: /\b(epirb|rls|balises?\b.*\b(detresse|406))\b/,
    isNot:
      /\bplb|resqlink|fast ?find|individuelle|personnelle|\bperso\b|\bais\b|\bmob\b|rescueme|inreach|safelink solo|\bspot\b/,
    surely: /\bepirb\b|\brls\b/,
  },
  satellite: {
    is: /\b(satellites?|iridium|inreach|thuraya|starlink|globalstar|zoleo)\b/,
    isNot: /compas|television|\btv\b|carte|photo/,
  },
};

/** What comes with a thing, is made for it, or tells of it: named first, it is what the article is. */
export const GOES_WITH =
  /\b(kits?|recharges?|cartouches?|percuteurs?|housses?|supports?|piles?|batteries?|ampoules?|antennes?|cables?|chargeurs?|rechanges?|notices?|manuels?|modes? d'emploi|guides?|livres?|sangles?|coffres?|sacs?|revisions?|controles?|entretien|etuis?|fixations?|micros?|combines?|connecteurs?|adaptateurs?|prises?|fiches?|licences?|certificats?|autocollants?|haut parleurs?|testeurs?|simulateurs?|gonfleurs?|boudins?|berceaux?|baches?|largueurs?|porte|panneaux?|alimentations?|memos?|procedures?|goupilles?|plaques?|pictogrammes?|mousquetons?)\b/g;

/** Of these, what tells of a thing. */
export const WRITINGS = /^(notices?|manuels?|guides?|livres?|autocollants?|memos?|procedures?|plaques?|pictogrammes?)$/;
