import { addDays, type Day } from "../days/index.ts";
import { fold, frenchDay } from "../french/index.ts";
import type { MAINTENANCE_CATEGORIES } from "../maintenance/index.ts";
import type { Checklist, Task } from "./schema.ts";
import { taskHeading } from "./task-heading.ts";

type Category = (typeof MAINTENANCE_CATEGORIES)[number];

/** Beginnings of words, without accents. The first row with one wins: what is dangerous comes first. */
const WORDS: [Category, string[]][] = [
  [
    "Équipements de sécurité",
    [
      "gilet",
      "fusee",
      "radeau",
      "extincteur",
      "harnais",
      "longe",
      "bouee",
      "balise",
      "secours",
      "securite",
      "coupe-circuit",
      "gaz",
      "detecteur",
      "feux a main",
      "feu a main",
      "pharmacie",
    ],
  ],
  [
    "Moteur",
    [
      "moteur",
      "huile",
      "vidange",
      "courroie",
      "echappement",
      "gasoil",
      "carburant",
      "essence",
      "filtre",
      "refroidissement",
      "antigel",
      "turbine",
      "helice",
      "embase",
      "inverseur",
      "liquide",
      "anode",
      "bougie",
      "hors-bord",
      "in-board",
    ],
  ],
  [
    "Plomberie",
    [
      "pompe",
      "wc",
      "toilette",
      "evier",
      "douche",
      "eau douce",
      "eaux usees",
      "eaux noires",
      "chauffe-eau",
      "reservoirs d'eau",
      "vanne",
      "passe-coque",
      "fonds",
      "cale",
      "robinet",
    ],
  ],
  [
    "Électricité",
    [
      "batterie",
      "electri",
      "electroni",
      "feux",
      "prise de quai",
      "chargeur",
      "vhf",
      "gps",
      "pilote",
      "sondeur",
      "eclairage",
      "lumiere",
      "lampe",
      "instrument",
      "fusible",
      "panneau solaire",
      "frigo",
    ],
  ],
  [
    "Voiles",
    [
      "voile",
      "greement",
      "drisse",
      "ecoute",
      "winch",
      "enrouleur",
      "grand-voile",
      "genois",
      "spi",
      "mat",
      "bome",
      "hauban",
      "lazy",
      "ris",
      "capote",
    ],
  ],
  [
    "Coque",
    [
      "coque",
      "carene",
      "gelcoat",
      "pont",
      "teck",
      "inox",
      "hublot",
      "panneau",
      "vitrage",
      "antifouling",
      "taquet",
      "accastillage",
      "cockpit",
      "coffre",
      "amarre",
      "pare-battage",
      "mouillage",
      "ancre",
      "guindeau",
      "davier",
      "sellerie",
    ],
  ],
];

/** The category that fits a task which failed, by the words in it; safety gear when nothing fits. */
export function guessMaintenanceCategory(tache: string): Category {
  const text = ` ${fold(tache)
    .replaceAll("’", "'")
    .replace(/[^a-z0-9'-]+/g, " ")}`;
  const found = WORDS.find(([, words]) => words.some((word) => startsAWord(text, word)));
  return found?.[0] ?? "Équipements de sécurité";
}

/** Short words must stand alone, so that 'mat' is not found in 'matelas' nor 'ris' in 'risque'. */
function startsAWord(text: string, word: string): boolean {
  const whole = word.length <= 3 ? `(?![a-z0-9])` : "";
  return new RegExp(`[ '-]${word}${whole}`).test(text);
}

/** Days to see to what failed. */
const GRACE_DAYS = 7;

/** The maintenance that a failed task opens. */
export function maintenanceForFailedTask(
  task: Pick<Task, "tache" | "note">,
  checklist: Pick<Checklist, "nom" | "bateau_id">,
  today: Day,
) {
  const { title } = taskHeading(task.tache);
  const found = `Signalé le ${frenchDay(today)} depuis la checklist « ${checklist.nom} » : ${task.tache}`;
  return {
    bateau_id: checklist.bateau_id,
    titre: title.length <= 120 ? title : `${title.slice(0, 119).trimEnd()}…`,
    categorie: guessMaintenanceCategory(task.tache),
    date_echeance: addDays(today, GRACE_DAYS),
    description: task.note ? `${found}\n${task.note}` : found,
  };
}
