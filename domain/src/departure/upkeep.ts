import { engineOf, readHours } from "../boats/index.ts";
import { addDays, type Day } from "../days/index.ts";
import { frenchDay, frenchHours } from "../french/index.ts";
import { hoursLeft, isDueByDate, isLate, type Maintenance } from "../maintenance/index.ts";
import type { Reason } from "./reason.ts";
import type { DepartureEngine, DepartureRows } from "./rows.ts";
import { returnDay, type Trip } from "./trip.ts";

const SAFETY: ReadonlySet<string> = new Set(["Équipements de sécurité", "Sécurité"]);

/** Works that are late, or will be due before one is back: by the calendar, or by the hours that the trip will take. */
export function judgeUpkeep({ maintenances, moteurs }: DepartureRows, trip: Trip, today: Day): Reason[] {
  const engines = new Map(moteurs.map((engine) => [engine.id, engine]));
  const open = maintenances.filter(({ statut }) => statut !== "Terminée");
  const reasons = open.flatMap((work) => {
    const engine = engines.get(engineOf(work));
    return judgeWork(work, engine, trip, today);
  });
  const told = new Set(reasons.map(({ id }) => id));
  const untold = open.filter((work) => !told.has(reasonId(work)));
  return [...reasons, ...unreadMeters(open, engines), ...unplannedHours(untold, engines, trip)];
}

const reasonId = ({ id }: Maintenance) => `entretien:${id}`;

function judgeWork(work: Maintenance, engine: DepartureEngine | undefined, trip: Trip, today: Day): Reason[] {
  const now = { today, heures_moteur: engine ? readHours(engine) : null };
  const planned = engine ? (trip.heures_prevues[engine.id] ?? 0) : 0;
  const back = returnDay(trip);
  const then = {
    // why the day after: what is due on the day one is back is due before the return is over.
    today: addDays(back < today ? today : back, 1),
    heures_moteur: now.heures_moteur === null ? null : now.heures_moteur + planned,
  };
  const isSafety = SAFETY.has(work.categorie);
  const common = { sujet: "entretien", remede: { geste: "voir-entretien", maintenance_id: work.id } } as const;
  if (isLate(work, now)) {
    return [
      {
        ...common,
        id: reasonId(work),
        poids: isSafety ? "bloque" : "verifie",
        titre: `«\u00a0${work.titre}\u00a0» est en retard`,
        pourquoi: `${dueWords(work, now.heures_moteur)} ${isSafety ? "C’est un équipement de sécurité." : "À vous de juger si le bateau peut partir ainsi."}`,
      },
    ];
  }
  if (!isLate(work, then)) return [];
  const left = hoursLeft(work, then);
  const byHours = left !== null && left <= 0;
  const titre = byHours
    ? `«\u00a0${work.titre}\u00a0» arrive à échéance pendant le trajet, avec les heures prévues`
    : `«\u00a0${work.titre}\u00a0» arrive à échéance d’ici au retour`;
  return [{ ...common, id: reasonId(work), poids: "verifie", titre, pourquoi: dueWords(work, now.heures_moteur) }];
}

function dueWords(work: Maintenance, hours: number | null): string {
  const byDate = isDueByDate(work) ? `Prévu le ${frenchDay(work.date_echeance)}.` : "";
  const byHours =
    work.heures_echeance !== null && hours !== null
      ? `Prévu à ${frenchHours(work.heures_echeance)} moteur, le compteur est à ${frenchHours(hours)}.`
      : "";
  return [byDate, byHours].filter(Boolean).join(" ");
}

/** Works that follow the hours of an engine whose meter nobody has read: nobody can say whether they are due. */
function unreadMeters(open: readonly Maintenance[], engines: ReadonlyMap<string, DepartureEngine>): Reason[] {
  const unread = followersOf(open, engines, (_, engine) => readHours(engine) === null);
  return [...unread].map(([id, works]) => ({
    id: `entretien:heures:${id}`,
    poids: "verifie",
    sujet: "entretien",
    titre: `Heures de «\u00a0${engines.get(id)?.nom}\u00a0» non relevées`,
    pourquoi: `Sans relevé, nous ne savons pas si ${namesOf(works)} est à faire avant le retour.`,
    remede: { geste: "relever-heures", moteur_id: id },
  }));
}

/**
 * Works that may fall due on the way, as nobody has said how long their engine is to run. why no look: at the tank one sees nothing
 * of the meter.
 */
function unplannedHours(
  open: readonly Maintenance[],
  engines: ReadonlyMap<string, DepartureEngine>,
  trip: Trip,
): Reason[] {
  // why: on a trip an engine runs no longer than the trip takes.
  const most = Math.max(1, trip.jours) * DAY_HOURS;
  const works = followersOf(open, engines, (work, engine) => {
    if (trip.heures_prevues[engine.id] !== undefined) return false;
    const left = hoursLeft(work, { heures_moteur: readHours(engine) });
    return left !== null && left <= most;
  });
  return [...works].map(([id, own]) => ({
    id: `entretien:heures-prevues:${id}`,
    poids: "verifie",
    sujet: "entretien",
    titre: `Heures de «\u00a0${engines.get(id)?.nom}\u00a0» pour ce trajet non indiquées`,
    pourquoi: `Sans elles, nous ne savons pas si ${namesOf(own)} arrive à échéance pendant le trajet\u00a0: indiquez-les, 0 si le moteur ne sert pas.`,
    remede: { geste: "completer-trajet" },
    connu: true,
  }));
}

const DAY_HOURS = 24;

/** Works that follow the hours of an engine, by its id, as far as they are meant. */
function followersOf(
  open: readonly Maintenance[],
  engines: ReadonlyMap<string, DepartureEngine>,
  isMeant: (work: Maintenance, engine: DepartureEngine) => boolean,
): Map<string, Maintenance[]> {
  const found = new Map<string, Maintenance[]>();
  for (const work of open) {
    const engine = engines.get(engineOf(work));
    if (!engine || work.heures_echeance === null || !isMeant(work, engine)) continue;
    found.set(engine.id, [...(found.get(engine.id) ?? []), work]);
  }
  return found;
}

const namesOf = (works: readonly Maintenance[]) => works.map(({ titre }) => `«\u00a0${titre}\u00a0»`).join(", ");
