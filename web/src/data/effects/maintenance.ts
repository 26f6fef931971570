import type { Boat, Engine } from "@bosco/domain/boats";
import { type Checklist, canTie, type Task } from "@bosco/domain/checklists";
import { counted, frenchDay } from "@bosco/domain/french";
import {
  engineAfter,
  judgeEdit,
  type Maintenance,
  type MaintenanceChanges,
  type MaintenanceStatus,
  maintenanceChanges,
  type NewMaintenance,
  newMaintenance,
  openMaintenance,
  successorOf,
} from "@bosco/domain/maintenance";
import { isUntouchedNext, type Part } from "@bosco/domain/parts";
import type { Lists } from "../commands.ts";
import { ownName } from "./account.ts";
import { namedAssignee } from "./assignee.ts";
import { loseMaintenances, untiePapers } from "./cascades.ts";
import type { Effects, Made } from "./effect.ts";
import { called } from "./naming.ts";
import { copyParts } from "./parts.ts";
import {
  addRow,
  asChanges,
  asRead,
  editRow,
  fieldsOf,
  findRow,
  newStamps,
  ownerAs,
  ownerOn,
  removeRows,
  type Seen,
  withId,
} from "./rows.ts";

type SeenMaintenance = Seen<Maintenance>;

const find = (lists: Lists, id: string) => findRow<SeenMaintenance>(lists, "maintenances", id);

/** The n-th maintenance that a write opens. */
function open(lists: Lists, input: NewMaintenance, n: number, made: Made): SeenMaintenance {
  const { id = made.newId(n), ...fields } = asRead(newMaintenance, input);
  const named = namedAssignee(lists, fields.bateau_id, fields);
  const row = { ...openMaintenance(named), id, ...newStamps(made), ...ownerOn(lists, fields.bateau_id) };
  return addRow<SeenMaintenance>(lists, "maintenances", row);
}

/** The hours of the engine that a work is about, once it is edited. */
function engineHours(lists: Lists, current: Maintenance, changed: Partial<MaintenanceChanges>): number {
  const moteur_id = engineAfter(current, changed);
  if (moteur_id) return findRow<Engine>(lists, "moteurs", moteur_id)?.heures ?? 0;
  return findRow<Boat>(lists, "bateaux", changed.bateau_id ?? current.bateau_id)?.heures_moteur ?? 0;
}

/** Takes the next occurrence back, unless somebody has touched it or its parts since. Gives whether one was taken. */
function loseUntouchedNext(lists: Lists, done: string, made: Made): boolean {
  const parts = lists.rows<Part>("pieces");
  const isIt = (row: Maintenance) => row.precedente_id === done && isUntouchedNext(row, parts);
  const isThere = lists.rows<Maintenance>("maintenances").some(isIt);
  if (isThere) loseMaintenances(lists, isIt, made);
  return isThere;
}

/** The next occurrence of one that was just finished; a series goes on once. */
function addSuccessor(lists: Lists, done: SeenMaintenance, due: Parameters<typeof successorOf>[1], made: Made) {
  if (lists.rows<Maintenance>("maintenances").some(({ precedente_id }) => precedente_id === done.id)) return null;
  const row = { ...successorOf(done, due), id: made.newId(1), ...newStamps(made), ...ownerAs(done) };
  const next = addRow<SeenMaintenance>(lists, "maintenances", row);
  copyParts(lists, next, made);
  return next;
}

const titled = (lists: Lists, id: string) => called("Maintenance", find(lists, id)?.titre);

function editedAs(before: MaintenanceStatus | undefined, after: MaintenanceStatus | undefined): string {
  if (after === undefined || after === before) return "modifiée";
  if (after === "Terminée") return "terminée";
  if (before === "Terminée") return "rouverte";
  return after === "En cours" ? "commencée" : "remise en attente";
}

/** A task that failed remembers the work that was opened for it. */
function tieTask(lists: Lists, id: string, { id: maintenance_id, bateau_id }: Maintenance, made: Made): void {
  const task = findRow<Task>(lists, "taches", id);
  const of = task && findRow<Checklist>(lists, "checklists_nouvelles", task.checklist_id);
  if (of && canTie({ ...task, bateau_id: of.bateau_id }, bateau_id))
    editRow<Task>(lists, "taches", id, { maintenance_id }, made);
}

export const maintenanceEffects = {
  "maintenance.create": {
    apply: (lists, { tache_id, ...input }, made) => {
      const opened = open(lists, input, 1, made);
      if (tache_id) tieTask(lists, tache_id, opened, made);
      return opened;
    },
    words: ({ titre }) => `${called("Maintenance", titre)} ajoutée`,
  },

  "maintenance.createMany": {
    apply: (lists, { maintenances }, made) => maintenances.map((one, place) => open(lists, one, place + 1, made)),
    words: ({ maintenances: [first, ...others] }) =>
      others.length === 0
        ? `${called("Maintenance", first?.titre)} ajoutée`
        : `${counted(others.length + 1, "maintenance")} ajoutées`,
  },

  "maintenance.update": {
    row: "maintenances",
    apply: (lists, input, made) => {
      const changed = asChanges(maintenanceChanges, input);
      const current = find(lists, input.id);
      if (!current) return { ...changed, id: input.id, suivante: null } as SeenMaintenance & { suivante: null };
      const at = { now: new Date(made.at), heures_moteur: engineHours(lists, current, changed) };
      const { values, finishes, reopens, corrects, next } = judgeEdit(current, changed, at);
      const isTakenBack = (reopens || corrects) && loseUntouchedNext(lists, current.id, made);
      if (changed.bateau_id !== undefined && changed.bateau_id !== current.bateau_id) {
        removeRows<Part>(lists, "pieces", ({ maintenance_id }) => maintenance_id === current.id);
        untiePapers(lists, (id) => id === current.id, made);
      }
      const doneBy = finishes ? { fait_par: ownName(lists) } : reopens ? { fait_par: null } : {};
      const named = namedAssignee(lists, values.bateau_id ?? current.bateau_id, values);
      const edited = editRow<SeenMaintenance>(lists, "maintenances", input.id, { ...named, ...doneBy }, made);
      const suivante = (finishes || isTakenBack) && next ? addSuccessor(lists, edited, next, made) : null;
      return { ...edited, suivante };
    },
    words: ({ id, version: _, ...changed }, lists) => {
      const { date_echeance, date_ancre: _a, statut, ...others } = changed;
      const isMove = date_echeance !== undefined && statut === undefined && Object.keys(others).length === 0;
      const done = isMove ? `déplacée au ${frenchDay(date_echeance)}` : editedAs(find(lists, id)?.statut, statut);
      return `${titled(lists, id)} ${done}`;
    },
    // why without: whoever was to do it may have left since.
    restore: { call: "maintenance.create", input: (row) => ({ ...fieldsOf(newMaintenance)(row), assigne_id: null }) },
  },

  "maintenance.remove": {
    row: "maintenances",
    removes: true,
    apply: (lists, { id }, made) => {
      loseMaintenances(lists, withId(id), made);
      return { id };
    },
    words: ({ id }, lists) => `${titled(lists, id)} supprimée`,
  },

  // why nothing to show: what it was is known to the server alone, once the removal has reached it.
  "maintenance.restore": {
    apply: (lists, { id }) => find(lists, id) ?? ({ id } as SeenMaintenance),
    words: ({ id }, lists) => `${titled(lists, id)} rétablie`,
    undoes: ({ id }, { call, input }) => call === "maintenance.remove" && (input as { id: string }).id === id,
  },
} satisfies Effects;
