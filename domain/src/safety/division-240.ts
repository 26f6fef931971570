import type { BoatTrait } from "../boats/index.ts";
import type { Day } from "../days/index.ts";
import { fold, longDay } from "../french/index.ts";
import type { RuleSource, Zone } from "./zone.ts";

/** Sea, leisure, hull up to 24 m. Facts: shared/facts.md, section 2. */
export const DIVISION_240: RuleSource = { nom: "Division 240", arrete: "2019-05-06", modifie: "2024-10-11" };

/** « 6 mai 2019 » */
const dayInWords = (day: Day) => longDay(day).replace(/^\S+ /, "");

/** « Division 240, arrêté du 6 mai 2019 modifié le 11 octobre 2024 » */
export const sourceWords = ({ nom, arrete, modifie }: RuleSource) =>
  `${nom}, arrêté du ${dayInWords(arrete)} modifié le ${dayInWords(modifie)}`;

export interface Requirement {
  id: string;
  nom: string;
  /** Asked for from this zone on, and up to that one where something better takes its place. */
  from: Zone;
  until?: Zone;
  /** How many, or one for each person aboard; without sails it may be another number. */
  count: number | "personne";
  countMotor?: number;
  /** Of boats that have this alone. */
  only?: BoatTrait;
  /** It bears a date after which it does not count any more. */
  expires?: true;
  /** Under what conditions, and what else satisfies the text. */
  note: string;
}

export const REQUIREMENTS: readonly Requirement[] = [
  {
    id: "gilets-50",
    nom: "Gilets de sauvetage 50 N",
    from: "basique",
    until: "basique",
    count: "personne",
    note: "Niveau 50 au moins, de couleur vive ou éclairé, ou une combinaison flottante portée. Enfants jusqu’à 30\u00a0kg\u00a0: niveau 100.",
  },
  {
    id: "gilets-100",
    nom: "Gilets de sauvetage 100 N",
    from: "cotier",
    until: "cotier",
    count: "personne",
    note: "Niveau 100. Exception\u00a0: qui sait nager et porte un niveau 50 au moins, gilet ou combinaison, de couleur vive ou éclairé.",
  },
  {
    id: "gilets-150",
    nom: "Gilets de sauvetage 150 N",
    from: "semi-hauturier",
    count: "personne",
    note: "Niveau 150 en général\u00a0; niveau 100 jusqu’à 30\u00a0kg.",
  },
  {
    id: "lampe",
    nom: "Lampe étanche",
    from: "basique",
    count: 1,
    note: "Un moyen lumineux d’au moins 6 heures\u00a0: un pour le bateau, ou un par personne.",
  },
  {
    id: "incendie",
    nom: "Extincteur",
    from: "basique",
    count: 1,
    expires: true,
    note: "De quoi lutter contre l’incendie\u00a0: nombre et capacité selon le manuel du constructeur.",
  },
  {
    id: "assechement",
    nom: "Seau ou écope",
    from: "basique",
    count: 1,
    note: "Un moyen d’assécher à la main, si le bateau est habitable ou ne se vide pas seul.",
  },
  { id: "remorquage", nom: "Bout de remorquage", from: "basique", count: 1, note: "Avec un point solide." },
  {
    id: "mouillage",
    nom: "Ligne de mouillage",
    from: "basique",
    count: 1,
    note: "Si le bateau pèse 250\u00a0kg ou plus à vide.",
  },
  { id: "marees", nom: "Annuaire des marées", from: "basique", count: 1, note: "Sauf en Méditerranée." },
  {
    id: "pavillon",
    nom: "Pavillon national",
    from: "basique",
    count: 1,
    note: "Exigé hors des eaux territoriales.",
  },
  {
    id: "coupe-circuit",
    nom: "Coupe-circuit",
    from: "basique",
    count: 2,
    only: "hors-bord",
    note: "L’un porté par le pilote, un second à bord.",
  },
  {
    id: "bouee",
    nom: "Bouée de sauvetage avec lampe",
    from: "cotier",
    count: 1,
    note: "Fer à cheval ou couronne, à portée du barreur.",
  },
  {
    id: "feux-a-main",
    nom: "Feux rouges à main",
    from: "cotier",
    count: 3,
    expires: true,
    note: "En cours de validité\u00a0: notez la date imprimée.",
  },
  {
    id: "compas",
    nom: "Compas magnétique",
    from: "cotier",
    count: 1,
    note: "Fixe, éclairé, visible du barreur, sans énergie. En général, un GPS ne le remplace pas.",
  },
  {
    id: "cartes",
    nom: "Cartes marines de la zone",
    from: "cotier",
    count: 1,
    note: "Officielles et à jour, papier ou électroniques.",
  },
  { id: "ripam", nom: "RIPAM", from: "cotier", count: 1, note: "Un résumé ou un autocollant suffit." },
  {
    id: "balisage",
    nom: "Description du balisage",
    from: "cotier",
    count: 1,
    note: "Un résumé ou un autocollant suffit.",
  },
  {
    id: "radeau",
    nom: "Radeau de survie",
    from: "semi-hauturier",
    count: 1,
    expires: true,
    note: "Pour toutes les personnes à bord, révision à jour. Au-delà de 60 milles, du type hauturier en général.",
  },
  { id: "vhf-fixe", nom: "VHF fixe", from: "semi-hauturier", count: 1, note: "Une portable seule ne suffit pas." },
  {
    id: "position",
    nom: "GPS et de quoi tracer la route",
    from: "semi-hauturier",
    count: 1,
    note: "De quoi faire le point\u00a0: GPS, règle, carte.",
  },
  { id: "livre-des-feux", nom: "Livre des feux", from: "semi-hauturier", count: 1, note: "Ou son équivalent à jour." },
  { id: "journal", nom: "Journal de bord", from: "semi-hauturier", count: 1, note: "Tenu à chaque sortie." },
  {
    id: "meteo",
    nom: "Récepteur météo",
    from: "semi-hauturier",
    count: 1,
    note: "VHF, radio ou Navtex.",
  },
  {
    id: "secours",
    nom: "Trousse de secours",
    from: "semi-hauturier",
    count: 1,
    expires: true,
    note: "Complète, rien de périmé.",
  },
  {
    id: "projecteur",
    nom: "Projecteur de recherche",
    from: "semi-hauturier",
    count: 1,
    note: "Même pour une sortie de jour.",
  },
  {
    id: "harnais",
    nom: "Harnais et longe",
    from: "semi-hauturier",
    count: "personne",
    countMotor: 1,
    note: "Un par personne à la voile, un par bateau au moteur, et où les accrocher.",
  },
  {
    id: "balise",
    nom: "Balise de détresse (EPIRB)",
    from: "hauturier",
    count: 1,
    expires: true,
    note: "406 MHz, enregistrée pour ce bateau. Une PLB ne la remplace pas.",
  },
  { id: "vhf-portable", nom: "VHF portable", from: "hauturier", count: 1, note: "En plus de la fixe." },
];

/** What the text recommends from a zone on, and asks of nobody. */
export const RECOMMENDED: readonly Pick<Requirement, "id" | "nom" | "from" | "note">[] = [
  {
    id: "satellite",
    nom: "Moyen de communication par satellite",
    from: "hauturier",
    note: "Recommandé au-delà de 60\u00a0milles, sans être exigé\u00a0: la VHF n’y porte plus jusqu’à terre.",
  },
];

/** Notes of jackets as they were: the first inventory writes a rule's note on its article, where it stays. */
export const FORMER_NOTES: readonly string[] = [
  "Niveau 100. Qui sait nager et porte un niveau 50 de couleur vive ou éclairé est en règle.",
  "Niveau 150\u00a0; niveau 100 jusqu’à 30\u00a0kg.",
];

const asRead = (text: string) => fold(text).replaceAll(/\s+/g, " ").trim();
const ownNotes = new Set([...REQUIREMENTS.map(({ note }) => note), ...FORMER_NOTES].map(asRead));

/** Whether a text is what a rule says of a thing, and not what somebody says of his own. */
export const isOwnNote = (text: string): boolean => ownNotes.has(asRead(text));
