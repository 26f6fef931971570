import type { Answer } from "@bosco/domain/assistant";
import {
  doneDay,
  dueDay,
  finishedWork,
  hoursLeft,
  isLate,
  isSoon,
  type Moment,
  type MomentOf,
  momentsByEngine,
  sortByDue,
  workByYear,
} from "@bosco/domain/maintenance";
import { type Aboard, idsOf } from "./aboard.ts";
import { findByName } from "./find-by-name.ts";
import type { MaintenanceRow } from "./own-rows.ts";
import { aboard, answerWith, boatTag, count, euros, hours, joined, lines, on, PAGES, plain } from "./wording.ts";

/** The day and the engines of each boat, as the rules of maintenance want them. */
export async function momentsOf({ rows, boats, today }: Pick<Aboard, "rows" | "boats" | "today">): Promise<MomentOf> {
  const [engines, readings] = await Promise.all([rows.engines(boats), rows.hours("oldest", today)]);
  return momentsByEngine(engines, readings, today);
}

/** 'en retard, prévue le 03/11/2026', 'prévue à 900 h (dans 58 h, vers le 12/03/2027)'. */
function dueWords(m: MaintenanceRow, at: Moment): string {
  const state = isLate(m, at) ? "en retard, " : isSoon(m, at) ? "bientôt, " : "";
  const left = hoursLeft(m, at);
  if (left === null || m.heures_echeance === null) return `${state}prévue ${on(m.date_echeance)}`;
  const when =
    left > 0 ? `dans ${hours(left)}, vers ${on(dueDay(m, at))}` : `le moteur en a ${hours(at.heures_moteur)}`;
  return `${state}prévue à ${hours(m.heures_echeance)} (${when})`;
}

const title = (m: MaintenanceRow, boats: Aboard["boats"]) => `**${plain(m.titre)}**${boatTag(m.bateau_id, boats)}`;

export function dueLine(m: MaintenanceRow, at: Moment, boats: Aboard["boats"]): string {
  return `${title(m, boats)} : ${dueWords(m, at)}${m.statut === "En cours" ? " (en cours)" : ""}`;
}

async function openWork(own: Aboard) {
  const [rows, momentOf] = await Promise.all([own.rows.openMaintenances(idsOf(own.boats)), momentsOf(own)]);
  const open = sortByDue(rows, momentOf);
  return { open, late: open.filter((m) => isLate(m, momentOf(m))), momentOf };
}

export async function nextWork(own: Aboard): Promise<Answer> {
  const { open, late, momentOf } = await openWork(own);
  if (open.length === 0)
    return answerWith([`Rien à faire : aucune maintenance n’est prévue ${aboard(own.boats)}.`], PAGES.maintenance);
  const head = `Il y a ${count(open.length, "maintenance")} à faire ${aboard(own.boats)}${late.length > 0 ? `, dont ${late.length} en retard` : ""} :`;
  return answerWith([head, lines(open.map((m) => dueLine(m, momentOf(m), own.boats)))], PAGES.maintenance);
}

export async function lateWork(own: Aboard): Promise<Answer> {
  const { open, late, momentOf } = await openWork(own);
  const line = (m: MaintenanceRow) => dueLine(m, momentOf(m), own.boats);
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
  const [rows, momentOf] = await Promise.all([own.rows.maintenances(idsOf(own.boats)), momentsOf(own)]);
  const found = findByName(rows, subject, (m) => ({ id: m.id, nom: m.titre, autres: m.categorie }));
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
    momentOf,
  );
  return answerWith(
    [
      done.length > 0
        ? `Déjà fait :\n${lines(
            done.map((m) => doneLine(m, own.boats)),
            5,
          )}`
        : `« ${plain(subject)} » n’a pas encore été noté comme fait.`,
      open.length > 0
        ? `À faire :\n${lines(
            open.map((m) => dueLine(m, momentOf(m), own.boats)),
            5,
          )}`
        : "Aucune autre échéance n’est prévue.",
    ],
    PAGES.maintenance,
  );
}

export function doneLine(m: MaintenanceRow, boats: Aboard["boats"]): string {
  const at = m.heures_realisation === null ? "" : `, à ${hours(m.heures_realisation)}`;
  const price = m.prix === null ? "" : ` (${euros(m.prix)})`;
  return `${title(m, boats)} : ${on(doneDay(m))}${at}${price}`;
}

export async function spending(own: Aboard): Promise<Answer> {
  const rows = await own.rows.maintenances(idsOf(own.boats));
  const years = workByYear(rows).filter(({ cost }) => cost > 0);
  const [latest] = years;
  if (!latest)
    return answerWith(
      [`Aucune dépense n’est notée ${aboard(own.boats)}.`, "Le prix saisi sur une maintenance terminée compte ici."],
      PAGES.maintenance,
    );
  const total = years.reduce((sum, { cost }) => sum + cost, 0);
  const shares = latest.byCategory.filter(({ cost }) => cost > 0);
  return answerWith(
    [
      `Les maintenances terminées ont coûté, ${aboard(own.boats)} :`,
      lines(
        years.map(({ year, cost, count: n }) => `**${year}** : ${euros(cost)} (${count(n, "maintenance")})`),
        6,
      ),
      years.length > 1 ? `Au total : **${euros(total)}**.` : undefined,
      `En ${latest.year}, par catégorie :\n${lines(shares.map(({ categorie, cost }) => `${categorie} : ${euros(cost)}`))}`,
    ],
    PAGES.maintenance,
  );
}
