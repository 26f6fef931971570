import type { BoatTrait } from "@bosco/domain/boats";
import { type ChecklistType, checklistTemplate } from "@bosco/domain/checklists";
import type { Db } from "../database/database.ts";
import { DEMO_ID } from "../demo-account.ts";
import { KORRIGAN, PETREL } from "./demo-boats.ts";

interface DemoChecklist {
  bateau_id: string;
  type: ChecklistType;
  nom: string;
  /** How many of its tasks are ticked, from the top. */
  done: number;
  notes?: Record<number, string>;
  /** Runs in the history: how many days ago, what was left undone, and notes. */
  runs?: { daysAgo: number; undone?: number[]; notes?: Record<number, string> }[];
}

const sailing: BoatTrait[] = ["voiles", "in-bord", "gaz", "eau", "eaux-usees"];
const motoring: BoatTrait[] = ["hors-bord", "eau"];

// The newest first, as the page shows them.
const LISTS: DemoChecklist[] = [
  {
    bateau_id: KORRIGAN,
    type: "Départ",
    nom: "Avant de larguer les amarres",
    done: 9,
    notes: { 6: "Courroie un peu lisse, à changer avant l’été." },
    runs: [
      { daysAgo: 9, notes: { 3: "Essai avec le CROSS Corsen, reçu 5 sur 5." } },
      { daysAgo: 23, undone: [4, 23], notes: { 4: "Feu de hune éteint, ampoule à changer." } },
    ],
  },
  {
    bateau_id: KORRIGAN,
    type: "Arrivée",
    nom: "Retour au Moulin-Blanc",
    done: 0,
    runs: [{ daysAgo: 8, notes: { 14: "Chandelier tribord faussé en accostant." } }],
  },
  { bateau_id: KORRIGAN, type: "Nettoyage", nom: "Nettoyage de printemps", done: 6 },
  { bateau_id: KORRIGAN, type: "Hivernage", nom: "Hivernage à flot", done: 16 },
  {
    bateau_id: KORRIGAN,
    type: "Personnalisé",
    nom: "Contrôle du matériel de sécurité",
    done: 3,
    notes: { 1: "Feux à main : valables encore un an." },
  },
  { bateau_id: PETREL, type: "Départ", nom: "Sortie pêche à la journée", done: 5 },
];

const DAY_MS = 86_400_000;
/** Half past seven UTC: after breakfast, before the tide. */
const morning = (daysAgo: number) =>
  `${new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10)}T07:30:00.000Z`;
const created = (index: number) => new Date(Date.UTC(2026, 0, 20 - index, 9)).toISOString();
const checklistId = (index: number) => `b05c0000-0000-4000-8000-00000005000${index}`;
const taskId = (index: number, task: number) =>
  `b05c0000-0000-4000-8000-0000051${index}00${String(task).padStart(2, "0")}`;
const tasksOf = ({ type, bateau_id }: DemoChecklist) =>
  checklistTemplate(type, bateau_id === KORRIGAN ? sailing : motoring).taches;

/** One checklist of each type, some half done, with runs behind them. */
export async function seedDemoChecklists(db: Db): Promise<void> {
  await db
    .insertInto("checklists_nouvelles")
    .values(
      LISTS.map(({ bateau_id, type, nom }, index) => ({
        user_id: DEMO_ID,
        id: checklistId(index),
        bateau_id,
        type,
        nom,
        created_at: created(index),
        updated_at: created(index),
      })),
    )
    .execute();
  await db.insertInto("taches").values(LISTS.flatMap(taskRows)).execute();
  await db.insertInto("passages_checklist").values(LISTS.flatMap(runRows)).execute();
}

function taskRows(list: DemoChecklist, index: number) {
  return tasksOf(list).map((tache, position) => ({
    user_id: DEMO_ID,
    id: taskId(index, position),
    checklist_id: checklistId(index),
    tache,
    ordre: position + 1,
    etat: position < list.done,
    note: list.notes?.[position] ?? "",
    maintenance_id: null,
  }));
}

function runRows(list: DemoChecklist, index: number) {
  return (list.runs ?? []).map(({ daysAgo, undone = [], notes = {} }, run) => ({
    user_id: DEMO_ID,
    auteur_id: DEMO_ID,
    id: `b05c0000-0000-4000-8000-0000000520${index}${run}`,
    checklist_id: checklistId(index),
    nom: list.nom,
    auteur: "Camille Le Goff",
    lignes: JSON.stringify(
      tasksOf(list).map((tache, position) => ({
        tache,
        etat: !undone.includes(position),
        note: notes[position] ?? "",
        probleme: false,
      })),
    ),
    created_at: morning(daysAgo),
  }));
}
