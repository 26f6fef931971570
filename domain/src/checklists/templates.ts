import type { BoatTrait } from "../boats/boat-traits.ts";
import type { ChecklistType } from "./schema.ts";

/** A task, and what the boat must have for it: any one of these. Without a mark, every boat does it. */
type Line = string | [string, ...BoatTrait[]];

/** A cockpit that can't drain fills with the rain and takes the boat down. */
const EXCEPT_DRAINS = "sauf les évacuations de cockpit";

const departure: Line[] = [
  "Météo et marées consultées : bulletin du jour, coefficient, heures",
  "Plan de navigation laissé à une personne à terre",
  "Briefing de l’équipage, gilets attribués et réglés",
  "VHF : essai, veille sur le canal 16",
  "Feux de navigation essayés",
  ["Niveaux : huile et liquide de refroidissement", "in-bord"],
  ["Courroie : tension et usure", "in-bord"],
  ["Filtre à eau de mer propre, vanne d’eau de mer ouverte", "in-bord"],
  ["Réservoir d’essence, poire et durite contrôlés", "hors-bord"],
  ["Coupe-circuit porté par le pilote, second exemplaire à bord", "hors-bord"],
  ["Eau de refroidissement visible à l’échappement : moteur au ralenti, pendant une minute", "in-bord"],
  ["Témoin d’eau de refroidissement : le jet est franc", "hors-bord"],
  ["Alarme de pression d’huile : elle sonne au contact, puis se tait moteur lancé", "in-bord"],
  ["Marche avant et marche arrière essayées au ralenti, amarres à poste", "in-bord", "hors-bord"],
  "Barre essayée de butée à butée",
  "Carburant : quantité suffisante et réserve",
  ["Plein d’eau douce", "eau"],
  "Batteries chargées",
  "Fonds secs, pompe de cale essayée",
  "Hublots et panneaux fermés",
  ["Gaz fermé à la bouteille", "gaz"],
  ["Grand-voile, drisses et écoutes claires", "voiles"],
  "Arrimage : rien ne peut voler ni glisser",
  "Mouillage prêt à être jeté",
  "Prise de quai débranchée et rangée",
  "Pare-battages rentrés après la sortie",
  "Journal de bord ouvert",
];

const arrival: Line[] = [
  "Amarres et gardes doublées, protections contre le ragage",
  "Moteur refroidi au ralenti, puis coupé",
  [`Vannes fermées, ${EXCEPT_DRAINS}`, "in-bord", "eau"],
  ["Moteur relevé, circuit rincé à l’eau douce", "hors-bord"],
  ["Gaz fermé à la bouteille", "gaz"],
  "Prise de quai branchée, chargeur en marche",
  "Heures moteur notées",
  "Fonds contrôlés",
  "Frigo vidé ou réglé, poubelles descendues",
  "Pleins faits",
  ["Eaux usées pompées au port", "eaux-usees"],
  ["Voiles ferlées et couvertes, drisses écartées du mât", "voiles"],
  "Pilote et électronique éteints et couverts",
  "Aération ouverte, matelas levés",
  "Avaries et remarques notées",
  "Bateau fermé à clé",
];

const winter: Line[] = [
  ["Vidange de l’huile à chaud, filtre à huile changé", "in-bord"],
  ["Filtres à gasoil changés, décanteur purgé", "in-bord"],
  ["Circuit de refroidissement rincé à l’eau douce, puis antigel", "in-bord"],
  ["Circuit rincé à l’eau douce, moteur vidé debout", "hors-bord"],
  ["Huile d’embase changée", "hors-bord"],
  ["Plein de gasoil et biocide (in-bord à essence : stabilisateur, pas de biocide)", "in-bord"],
  ["Essence stabilisée, réservoir portable vidé", "hors-bord"],
  ["Réservoirs d’eau et chauffe-eau vidés", "eau"],
  ["Réservoir d’eaux usées vidé et rincé", "eaux-usees"],
  "WC : rinçage, aspiration fermée, antigel pompé jusqu’au bout, refoulement fermé en dernier",
  [`Vannes graissées et fermées, ${EXCEPT_DRAINS}`, "in-bord", "eau"],
  ["Bouteille de gaz débranchée, sortie du bord", "gaz"],
  "Batteries chargées à fond, puis isolées ; à flot, la pompe de cale reste alimentée",
  ["Voiles lavées, séchées et rentrées", "voiles"],
  ["Drisses remplacées par des messagers", "voiles"],
  "Électronique et textiles mis à terre",
  "Vivres débarqués",
  "Anodes contrôlées, changées à moitié usées",
  "Pompe de cale testée, amarres doublées si le bateau reste à flot",
  "Coffres et placards laissés ouverts",
  "Liste des travaux du printemps écrite",
];

const cleaning: Line[] = [
  "Pont et accastillage rincés à l’eau douce",
  "Inox dessalé et séché",
  "Teck brossé en travers, sans nettoyeur haute pression",
  "Gelcoat : savon doux, puis polish",
  "Vitrages à l’eau douce et chiffon doux",
  "Cockpit et coffres vidés, lavés",
  ["Cale moteur sèche et dégraissée", "in-bord"],
  ["Capot et embase du moteur lavés", "hors-bord"],
  "Fonds épongés et secs",
  ["Cuisine et frigo nettoyés", "gaz", "eau"],
  ["Réservoir d’eau désinfecté et rincé", "eau"],
  ["WC et réservoir d’eaux usées rincés", "eaux-usees"],
  ["Voiles et bouts rincés, mis à sécher", "voiles"],
  "Sellerie aspirée et aérée",
  "Ventilation ouverte",
  "Déchets triés à terre",
  "Produits rangés : biodégradables, sans javel",
];

const safetyCheck: Line[] = [
  "Gilets : un par personne, à sa taille, cartouche pesée",
  "Feux à main : date de péremption lue",
  "Extincteurs : pression et date lues",
  "Radeau de survie : date de révision lue",
  "Bouée et feu à retournement à poste",
  ["Harnais et longes : coutures et mousquetons", "voiles"],
  ["Coupe-circuit et son double essayés", "hors-bord"],
  "Lampe étanche et projecteur essayés",
  "VHF fixe et portable essayées, batterie chargée",
  "Pompes et écopes essayées",
  ["Détecteur de gaz essayé, flexible et détendeur datés", "gaz"],
  "Trousse de secours : contenu et dates",
  "Cartes, RIPAM et annuaire des marées à jour",
  "Ligne de mouillage étalinguée, remorque à bord",
];

const TEMPLATES: Record<ChecklistType, { nom: string; lines: Line[] }> = {
  Nettoyage: { nom: "Grand nettoyage", lines: cleaning },
  Départ: { nom: "Avant de larguer les amarres", lines: departure },
  Arrivée: { nom: "Retour au port", lines: arrival },
  Hivernage: { nom: "Hivernage", lines: winter },
  Personnalisé: { nom: "Contrôle du matériel de sécurité", lines: safetyCheck },
};

/** A list to start from, fitted to what the boat has. */
export function checklistTemplate(
  type: ChecklistType,
  traits: readonly BoatTrait[],
): { nom: string; taches: string[] } {
  const { nom, lines } = TEMPLATES[type];
  const taches = lines.flatMap((line) => {
    if (typeof line === "string") return [line];
    const [task, ...needs] = line;
    return needs.some((trait) => traits.includes(trait)) ? [task] : [];
  });
  return { nom, taches };
}
