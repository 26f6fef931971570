import { setImmediate } from "node:timers/promises";
import { addDays } from "@bosco/domain";
import { widelySpaced } from "@bosco/domain/french";
import { isDueByDate, limitWords, recurrenceWords } from "@bosco/domain/maintenance";
import type { FeedEntry } from "./queries.ts";

const LINE_OCTETS = 75;

/** RFC 5545, 3.3.11: what has a meaning in a text is escaped; other control characters have no place in one. */
function text(value: string): string {
  return (
    value
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ")
      .replace(/[\\;,]/g, (sign) => `\\${sign}`)
      .replaceAll("\n", "\\n")
  );
}

/** RFC 5545, 3.1: no line is longer than 75 octets; it goes on after a line break and a space, never within a character. */
function fold(line: string): string {
  if (line.length * 3 <= LINE_OCTETS) return line;
  const octets = Buffer.from(line);
  const lines: string[] = [];
  for (let start = 0; start < octets.length; ) {
    const room = lines.length === 0 ? LINE_OCTETS : LINE_OCTETS - 1;
    let end = Math.min(start + room, octets.length);
    while (end < octets.length && isWithinCharacter(octets[end])) end -= 1;
    lines.push(octets.toString("utf8", start, end));
    start = end;
  }
  return lines.join("\r\n ");
}

/** Whether an octet of UTF-8 goes on with a character that began before it. */
const isWithinCharacter = (octet = 0) => (octet & 0xc0) === 0x80;

const date = (day: string) => day.replaceAll("-", "");
const stamp = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");

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
  entries: readonly FeedEntry[],
  { name, publicUrl }: { name: string; publicUrl: string },
): AsyncGenerator<string> {
  yield written(head(name));
  for (let at = 0; at < entries.length; at += EVENTS_AT_ONCE) {
    yield written(entries.slice(at, at + EVENTS_AT_ONCE).flatMap((entry) => event(entry, publicUrl)));
    await setImmediate();
  }
  yield written(["END:VCALENDAR"]);
}

const written = (lines: readonly string[]) => lines.map((line) => `${fold(line)}\r\n`).join("");

/** What calendar programs list it as: of one boat by that boat's name. */
export const calendarName = ({ boat, isForMe }: { boat?: string | undefined; isForMe: boolean }): string =>
  `Bosco – ${[boat ?? "Maintenances", isForMe && "pour moi"].filter(Boolean).join(" · ")}`;

const head = (name: string) => [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Bosco//Maintenances//FR",
  "CALSCALE:GREGORIAN",
  "METHOD:PUBLISH",
  `NAME:${text(name)}`,
  `X-WR-CALNAME:${text(name)}`,
  "X-WR-CALDESC:Les échéances d’entretien de vos bateaux",
  "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
  "X-PUBLISHED-TTL:PT6H",
];
