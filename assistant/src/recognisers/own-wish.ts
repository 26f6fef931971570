/** By which words each kind of own data is asked for, on a clause without accents: what a finder hears in a few words of a story is believed where one of them stands. */
const WISHES: Readonly<Record<string, RegExp>> = {
  "ou-est":
    /^ou\b(?! pas)|\bou$|\bou (?:est|sont|c est|je|on|j ai|ai|se|il|elle|ils|elles|qu|trouver)\b|\b(?:where|cherche\w*|trouve\w*|range\w*|planque\w*|quel(?:le)? (?:coffre|coin|endroit|placard|rangement|cabine|cote))\b/,
  "combien-de":
    /\b(?:combien|cb|reste\w*|rest[ea]nt|stock|assez|avance|reserve|rechange|chacune?|(?:en|on|y|ya|qu on) (?:a|ai|as|avons)|j ai|ai je|ya|neu(?:f|fs|ve|ves))\b/,
  validite: /\b(?:bon(?:ne)?s?|valables?|perim\w+|expir\w+|date\w*|jusqu|avant quand|combien de temps|valid\w+)\b/,
  contenu: /\b(?:quoi|contenu|contient|dedans|interieur|liste|inventaire|qu est ce)\b/,
  "quel-bateau": /\b(?:lequel|quel bateau|duquel|auquel|qui)\b/,
  maintenance: /\b(?:quand|date|jour|mois|fois|fait\w*|finie?s?|prevue?s?|depuis|when|retard)\b/,
  depenses: /\b(?:combien|prix|cout\w*|paye\w*|laisse|lache|facture|montant|sous|euros|depense\w*)\b/,
  bateau: /\b(?:combien|quel\w*|jusqu|c est quoi|numero|rentre|passe|fait)\b/,
};

/** Whether the words of a clause ask for a kind of own data. */
export const asksFor = (kind: string, text: string): boolean => WISHES[kind]?.test(text) ?? true;

/** Words that ask for nothing but one's own things, whatever else is told of them. */
const PLAINLY: Readonly<Record<string, RegExp>> = {
  "ou-est":
    /\bou (?:on|j|je|est ce qu on|est ce que j) (?:les? |la |l )?(?:garde|range|met|(?:a|ai) (?:mis|range|foutu|fourre|pose|laisse|stocke|planque|cache)|stocke|planque|trouve)\w*|\b(?:fouiller|chercher|attraper|prendre) (?:\w+ ){0,4}ou\b|\b(?:range|planque|stocke|cache|fourre)e?s? ou\b|\bdans quel(?:le)? (?:coffre|coin|endroit|placard|rangement|cabine|sac)\b/,
  "combien-de":
    /\b(?:j ?ai|on a|ai je|a t on|nous avons) (?:encore |bien )?(?:assez|de quoi)\b|\b(?:il |m |y )?en reste\b|\breste t il\b|\b(?:on|j) en (?:a|ai) (?:\w+ ){0,3}(?:reserve|avance|rechange|quelque part|neu(?:f|ve)s?)\b|\bchacune? (?:aura|en aura)\b|\bcombien (?:il y a|y a t il|y a|on a|j ai|il (?:m |nous )?reste) d/,
  contenu:
    /\b(?:quoi|qu est ce qu\w*)(?: \w+){0,4} (?:dans|a l interieur)\b|\bdans (?:\w+ ){1,8}(?:y a|on a|j ai) quoi\b/,
  maintenance:
    /\brappelle (?:plus|pas) quand\b|\bquand (?:est ce qu )?(?:on|j|nous) (?:l |les )?(?:en )?(?:a|ai|avons) (?:re)?(?:mis|fait|change|monte)\w*|\ben retard\b|\bde retard\b/,
};

/** The kind of own data that a question asks for in plain words. */
export const plainlyAsked = (text: string): string | undefined =>
  Object.keys(PLAINLY).find((kind) => PLAINLY[kind]?.test(text));

/** The asker's own boat, without its name. */
export const OWN_BOAT =
  /\b(?:(?:mon|ma|mes|notre|nos) (?:\w+ )?(?:bateaux?|voiliers?|vedette|catamaran|cata|quille|coque|semi rigide|rafiots?|barque|navires?)|(?:le|du|au) (?:voilier|cata|catamaran|bateau a moteur)|(?:la|de la|a la) vedette)\b/;

/** Nothing but a fact that is kept of a boat. */
export const BARE_FACT =
  /^(?:(?:mon|ma|le|la|l|notre) )?(?:numero )?(?:(?:de |d )?(?:mmsi|immatriculation|immat)|tirant d eau|longueur|largeur|port d attache)$/;
