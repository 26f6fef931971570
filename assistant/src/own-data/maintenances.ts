import type { Answer } from "@bosco/domain/assistant";
import type { Boat, Engine } from "@bosco/domain/boats";
import {
  costOf,
  doneDay,
  dueDay,
  engineNamed,
  finishedWork,
  firstLimit,
  forecastDay,
  hoursLeft,
  isLate,
  isSoon,
  limitWords,
  type Moment,
  type MomentOf,
  momentsByEngine,
  recurrenceWords,
  sortByDue,
  workByYear,
} from "@bosco/domain/maintenance";
import { type Aboard, idsOf } from "./aboard.ts";
import { findByName } from "./find-by-name.ts";
import type { MaintenanceRow } from "./own-rows.ts";
import { aboard, answerWith, boatTag, count, euros, hours, joined, lines, on, PAGES, plain } from "./wording.ts";

/** What a line about a work is written with: the boats spoken of, their engines, and where these stand. */
export interface Fleet {
  boats: readonly Boat[];
  engines: readonly Engine[];
  momentOf: MomentOf;
}

export async function fleetOf({ rows, boats, today }: Pick<Aboard, "rows" | "boats" | "today">): Promise<Fleet> {
  const [engines, readings] = await Promise.all([rows.engines(boats), rows.hours("oldest", today)]);
  return { boats, engines, momentOf: momentsByEngine(engines, readings, today) };
}

/** 'en retard, prévue le 03/11/2026', 'prévue à 900 h ou le 12/03/2027 (dans 58 h, vers le 02/02/2027, les heures d’abord)'. */
function dueWords(m: MaintenanceRow, at: Moment): string {
  const state = isLate(m, at) ? "en retard, " : isSoon(m, at) ? "bientôt, " : "";
  const how = hoursWords(m, at);
  return `${state}prévue ${limitWords(m, hours)}${how ? ` (${how})` : ""}`;
}

/** How far the hours of what follows them are, when they will be reached, and whether the date comes before. */
function hoursWords(m: MaintenanceRow, at: Moment): string | undefined {
  const left = hoursLeft(m, at);
  if (left === null) return undefined;
  if (left <= 0) return `le moteur en a ${hours(at.heures_moteur ?? 0)}`;
  const first = firstLimit(m, at);
  const day = first ? forecastDay(m, at) : dueDay(m, at);
  const order = first && (first === "date" ? "la date d’abord" : "les heures d’abord");
  return [`dans ${hours(left)}`, day && `vers ${on(day)}`, order].filter(Boolean).join(", ");
}

const title = (m: MaintenanceRow, { boats, engines }: Fleet) =>
  `**${plain(m.titre)}**${boatTag(m.bateau_id, boats, engineNamed(m, engines)?.nom)}`;

export function dueLine(m: MaintenanceRow, fleet: Fleet): string {
  return `${title(m, fleet)} : ${dueWords(m, fleet.momentOf(m))}${m.statut === "En cours" ? " (en cours)" : ""}`;
}

/** ' ; récurrence : tous les 2 ans ou toutes les 250 h' */
function recurring(m: MaintenanceRow): string {
  const words = recurrenceWords(m);
  return words && ` ; récurrence : ${words.toLowerCase()}`;
}

async function openWork(own: Aboard) {
  const [rows, fleet] = await Promise.all([own.rows.openMaintenances(idsOf(own.boats)), fleetOf(own)]);
  const open = sortByDue(rows, fleet.momentOf);
  return { open, late: open.filter((m) => isLate(m, fleet.momentOf(m))), fleet };
}

export async function nextWork(own: Aboard): Promise<Answer> {
  const { open, late, fleet } = await openWork(own);
  if (open.length === 0)
    return answerWith([`Rien à faire : aucune maintenance n’est prévue ${aboard(own.boats)}.`], PAGES.maintenance);
  const head = `Il y a ${count(open.length, "maintenance")} à faire ${aboard(own.boats)}${late.length > 0 ? `, dont ${late.length} en retard` : ""} :`;
  return answerWith([head, lines(open.map((m) => dueLine(m, fleet)))], PAGES.maintenance);
}

export async function lateWork(own: Aboard): Promise<Answer> {
  const { open, late, fleet } = await openWork(own);
  const line = (m: MaintenanceRow) => dueLine(m, fleet);
  if (late.length > 0) {
    const head = `${count(late.length, "maintenance est", "maintenances sont")} en retard ${aboard(own.boats)} :`;
    return answerWith([head, lines(late.map(line))], PAGES.maintenance);
  }
  const [next] = open;
  return answerWith(
    [`Aucune maintenance n’est en retard ${aboard(own.boats)}.`, next && `La prochaine : ${line(next)}.`],
    PAGES.maintenance,
  );
}

/** When something was last done, and when it is due again. */
export async function workOn(own: Aboard, subject: string): Promise<Answer> {
  const [rows, fleet] = await Promise.all([own.rows.maintenances(idsOf(own.boats)), fleetOf(own)]);
  const others = (m: MaintenanceRow) => `${m.categorie} ${engineNamed(m, fleet.engines)?.nom ?? ""}`;
  const found = findByName(rows, subject, (m) => ({ id: m.id, nom: m.titre, autres: others(m) }));
  if (found.rows.length === 0) {
    const near = found.nearest.length > 0 ? `Les plus proches : ${found.nearest.map(plain).join(", ")}.` : undefined;
    const missing = answerWith(
      [
        `Je ne trouve aucune maintenance « ${plain(subject)} » ${aboard(own.boats)}, ni faite ni prévue.`,
        near ?? "Ajoutez-la dans la page Maintenance : Bosco vous rappellera son échéance.",
      ],
      PAGES.maintenance,
    );
    const known = own.answerFromSheets(own.question);
    return known.origine === "fiches" ? joined(missing, known) : missing;
  }
  const done = finishedWork(found.rows);
  const open = sortByDue(
    found.rows.filter(({ statut }) => statut !== "Terminée"),
    fleet.momentOf,
  );
  return answerWith(
    [
      done.length > 0
        ? `Déjà fait :\n${lines(
            done.map((m) => doneLine(m, fleet)),
            5,
          )}`
        : `« ${plain(subject)} » n’a pas encore été noté comme fait.`,
      open.length > 0
        ? `À faire :\n${lines(
            open.map((m) => `${dueLine(m, fleet)}${recurring(m)}`),
            5,
          )}`
        : "Aucune autre échéance n’est prévue.",
    ],
    PAGES.maintenance,
  );
}

export function doneLine(m: MaintenanceRow, fleet: Fleet): string {
  const at = m.heures_realisation === null ? "" : `, à ${hours(m.heures_realisation)}`;
  const price = m.prix === null ? "" : ` (${euros(m.prix)})`;
  return `${title(m, fleet)} : ${on(doneDay(m))}${at}${price}`;
}

/** What has cost something. */
const dear = <Row extends { cost: number | null }>(rows: readonly Row[]) =>
  rows.flatMap((row) => (row.cost ? [{ ...row, cost: row.cost }] : []));

/** How many of the dearest works are told by name. */
const MOST_DEAR = 5;

export async function spending(own: Aboard): Promise<Answer> {
  const rows = await own.rows.maintenances(idsOf(own.boats));
  const years = dear(workByYear(rows));
  const [latest] = years;
  if (!latest)
    return answerWith(
      [`Aucune dépense n’est notée ${aboard(own.boats)}.`, "Le prix saisi sur une maintenance terminée compte ici."],
      PAGES.maintenance,
    );
  const total = years.reduce((sum, { cost }) => sum + cost, 0);
  const shares = dear(latest.byCategory);
  const paid = rows.filter(({ statut, prix }) => statut === "Terminée" && (prix ?? 0) > 0);
  const dearest = [...paid].sort((one, other) => (other.prix ?? 0) - (one.prix ?? 0)).slice(0, MOST_DEAR);
  const fleet = await fleetOf(own);
  const perBoat = own.boats.flatMap((boat) => {
    const cost = costOf(paid.filter(({ bateau_id }) => bateau_id === boat.id));
    return cost ? [{ nom: boat.nom, cost }] : [];
  });
  return answerWith(
    [
      `Les maintenances terminées ont coûté, ${aboard(own.boats)} :`,
      lines(
        years.map(({ year, cost, count: n }) => `**${year}** : ${euros(cost)} (${count(n, "maintenance")})`),
        6,
      ),
      years.length > 1 ? `Au total : **${euros(total)}**.` : undefined,
      perBoat.length > 1
        ? `Par navire :\n${lines(perBoat.map(({ nom, cost }) => `**${plain(nom)}** : ${euros(cost)}`))}`
        : undefined,
      `En ${latest.year}, par catégorie :\n${lines(shares.map(({ categorie, cost }) => `${categorie} : ${euros(cost)}`))}`,
      dearest.length > 1 ? `Les plus chères :\n${lines(dearest.map((m) => doneLine(m, fleet)))}` : undefined,
    ],
    PAGES.maintenance,
  );
}
