import { addDays } from "@bosco/domain";
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
  const lines = [""];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(" ");
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join("\r\n");
}

const date = (day: string) => day.replaceAll("-", "");
const stamp = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");

const hours = (value: number) => `${value.toLocaleString("fr-FR").replaceAll("\u202f", "\u00a0")} h`;

function describe(entry: FeedEntry): string {
  return [
    `Navire : ${entry.bateau}`,
    `Catégorie : ${entry.categorie}`,
    `Statut : ${entry.statut}`,
    entry.heures_echeance !== null &&
      `Échéance : à ${hours(entry.heures_echeance)} moteur (compteur à ${hours(entry.heures_moteur)}). Le jour est une estimation.`,
    entry.recurrence !== "Aucune" && `Récurrence : ${entry.recurrence}`,
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
    `SUMMARY:${text(`${entry.titre} (${entry.bateau})`)}`,
    `DESCRIPTION:${text(describe(entry))}`,
    `CATEGORIES:${text(entry.categorie)}`,
    `URL:${publicUrl}/maintenance`,
    "STATUS:CONFIRMED",
    "TRANSP:TRANSPARENT",
    "CLASS:PRIVATE",
    "END:VEVENT",
  ];
}

/** A calendar of whole days (RFC 5545) that calendar programs subscribe to. */
export function writeCalendar(entries: readonly FeedEntry[], publicUrl: string): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Bosco//Maintenances//FR",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "NAME:Bosco – Maintenances",
    "X-WR-CALNAME:Bosco – Maintenances",
    "X-WR-CALDESC:Les échéances d’entretien de vos navires",
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "X-PUBLISHED-TTL:PT6H",
    ...entries.flatMap((entry) => event(entry, publicUrl)),
    "END:VCALENDAR",
    "",
  ]
    .map(fold)
    .join("\r\n");
}
