import { fold } from "@bosco/domain/french";

/** The names of the tables that are written otherwise than there, where accents, hyphens and small words are left out. */
const NAMES =
  `acétone, additif, anémomètre, anti-mites, antimoustique, absorbeur d’humidité, batterie de servitude, bière, boîte,
  bouée, bouée couronne, boule de mouillage, bougie d’allumage, bouteille de gaz, brosse à dents, câble de démarrage, câblot, café,
  canne à pêche, cartouche de gaz, céréales, chaîne, chaise de mât, chargeur de quai, chargeur de téléphone, chaussures de pont, clé,
  clé à bougie, clé de contact, compas de relèvement, corne de brume, coude d’échappement, coupe-boulon, coupe-circuit,
  couverture anti-feu, crème, crème solaire, dame de nage, démarreur, désinfectant, détecteur de fumée, eau en bouteille, échelle,
  élastique, émerillon, éponge, feu à main, fil à voile, filtre à air, filtre à café, filtre à gasoil, filtre à huile, fumée, fumigènes,
  fusée, fusée parachute, génois, gilet d’adulte, gilet pour chien, gilet d’enfant, glacière, goupille, grand-voile, gréement,
  groupe électrogène, hélice, huile deux-temps, huile d’embase, huile hydraulique, huile moteur, huile d’olive, humidité,
  kit de réparation, lampe de retournement, légume, ligne de vie, liquide de refroidissement, livre de bord, lunettes de soleil, mal de mer,
  mât, médicament, miroir de signalisation, moteur d’annexe, multimètre, œuf, ouvre-boîte, papier de verre, paracétamol, pare-battage,
  pâtes, pêche, petit pot, planche de pare-battage, pompe de cale, pompe à eau, pompe à eau de mer, presse-étoupe, prise de quai,
  produit pour le pont, purée, réchaud, réflecteur radar, règle de Cras, réservoir, révision du moteur, ruban de voile,
  sac de couchage, sac poubelle, serviette hygiénique, sortie d’eau, téléphone par satellite, thé, tournevis, trousse de secours,
  tuyau d’eau, vêtements, vidange du moteur, WC, WD-40`.split(/,\s*/);

const SMALL = /\b(?:de|du|des|d|a|la|le|l|en|pour|par|contre)\b/g;
const glued = (text: string) => text.replace(/[^a-z0-9]/g, "");
const WRITTEN = new Map(
  NAMES.flatMap((name) => [
    [glued(fold(name)), name],
    [glued(fold(name).replace(SMALL, "")), name],
  ]),
);

/** A name of the tables as it is written. */
export const asWritten = (name: string): string => WRITTEN.get(glued(fold(name))) ?? name;
