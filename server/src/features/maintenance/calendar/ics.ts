import { setImmediate } from "node:timers/promises";
import { addDays } from "@bosco/domain";
import { widelySpaced } from "@bosco/domain/french";
import { isDueByDate, limitWords, recurrenceWords } from "@bosco/domain/maintenance";
import { date, fold, stamp, text } from "./ics-text.ts";
import { paperEvent } from "./paper-event.ts";
import type { FeedEntry, FeedPaper } from "./queries.ts";

const hours = (value: number) => `${widelySpaced(value)} h`;

/** What follows an engine: its limits, where the meter stands if somebody has read it, and whether the day is guessed from that. */
function limits(entry: FeedEntry): string {
  const isGuessed = !isDueByDate(entry) || entry.day !== entry.date_echeance;
  const due = limitWords(entry, (value) => `${hours(value)} moteur`);
  const meter = entry.heures === null ? "" : ` (compteur à ${hours(entry.heures)})`;
  return `Échéance : ${due}${meter}.${isGuessed ? " Le jour est une estimation." : ""}`;
}

function describe(entry: FeedEntry): string {
  return [
    `Navire : ${entry.bateau}`,
    entry.moteur && `Moteur : ${entry.moteur}`,
    `Catégorie : ${entry.categorie}`,
    `Statut : ${entry.statut}`,
    entry.heures_echeance !== null && limits(entry),
    entry.recurrence !== "Aucune" && `Récurrence : ${recurrenceWords(entry)}`,
    entry.reference_articles && `Références : ${entry.reference_articles}`,
    entry.description && `\n${entry.description}`,
  ]
    .filter(Boolean)
    .join("\n");
}

function event(entry: FeedEntry, publicUrl: string): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${entry.id}@bosco`,
    `DTSTAMP:${stamp(entry.updated_at)}`,
    `CREATED:${stamp(entry.created_at)}`,
    `LAST-MODIFIED:${stamp(entry.updated_at)}`,
    `SEQUENCE:${entry.version}`,
    `DTSTART;VALUE=DATE:${date(entry.day)}`,
    `DTEND;VALUE=DATE:${date(addDays(entry.day, 1))}`,
    `SUMMARY:${text(`${entry.titre} (${[entry.bateau, entry.moteur].filter(Boolean).join(", ")})`)}`,
    `DESCRIPTION:${text(describe(entry))}`,
    `CATEGORIES:${text(entry.categorie)}`,
    `URL:${publicUrl}/maintenance`,
    "STATUS:CONFIRMED",
    "TRANSP:TRANSPARENT",
    "CLASS:PRIVATE",
    "END:VEVENT",
  ];
}

const EVENTS_AT_ONCE = 200;

/**
 * A calendar of whole days (RFC 5545) that calendar programs subscribe to, piece by piece.
 * why in pieces: ten thousand events take a while to write, and others must be served between them.
 */
export async function* writeCalendar(
  { entries, papers }: { entries: readonly FeedEntry[]; papers: readonly FeedPaper[] },
  { name, publicUrl }: { name: string; publicUrl: string },
): AsyncGenerator<string> {
  yield written(head(name));
  const pieces = [
    piecesOf(entries, (entry) => event(entry, publicUrl)),
    piecesOf(papers, (paper) => paperEvent(paper, publicUrl)),
  ];
  for (const piece of pieces.flatMap((of) => [...of])) {
    yield written(piece());
    await setImmediate();
  }
  yield written(["END:VCALENDAR"]);
}

/** So many at once, each piece written when its turn comes. */
function* piecesOf<Row>(rows: readonly Row[], write: (row: Row) => string[]): Generator<() => string[]> {
  for (let at = 0; at < rows.length; at += EVENTS_AT_ONCE)
    yield () => rows.slice(at, at + EVENTS_AT_ONCE).flatMap(write);
}

const written = (lines: readonly string[]) => lines.map((line) => `${fold(line)}\r\n`).join("");

/** What calendar programs list it as: of one boat by that boat's name. */
export const calendarName = ({ boat, isForMe }: { boat?: string | undefined; isForMe: boolean }): string =>
  `Bosco – ${[boat ?? (isForMe ? "Maintenances" : "Maintenances et papiers"), isForMe && "pour moi"].filter(Boolean).join(" · ")}`;

const head = (name: string) => [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Bosco//Maintenances//FR",
  "CALSCALE:GREGORIAN",
  "METHOD:PUBLISH",
  `NAME:${text(name)}`,
  `X-WR-CALNAME:${text(name)}`,
  "X-WR-CALDESC:Les échéances d’entretien et des papiers de vos bateaux",
  "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
  "X-PUBLISHED-TTL:PT6H",
];
