import { addDays } from "@bosco/domain";
import { date, stamp, text } from "./ics-text.ts";
import type { FeedPaper } from "./queries.ts";

function describe({ bateau, type, numero, note }: FeedPaper): string {
  return [`Navire : ${bateau}`, `Papier : ${type}`, numero && `Numéro : ${numero}`, note && `\n${note}`]
    .filter(Boolean)
    .join("\n");
}

/** The day on which a paper ends. */
export function paperEvent(paper: FeedPaper, publicUrl: string): string[] {
  const { id, bateau_id, titre, bateau, date_expiration, version, created_at, updated_at } = paper;
  return [
    "BEGIN:VEVENT",
    `UID:papier-${id}@bosco`,
    `DTSTAMP:${stamp(updated_at)}`,
    `CREATED:${stamp(created_at)}`,
    `LAST-MODIFIED:${stamp(updated_at)}`,
    `SEQUENCE:${version}`,
    `DTSTART;VALUE=DATE:${date(date_expiration)}`,
    `DTEND;VALUE=DATE:${date(addDays(date_expiration, 1))}`,
    `SUMMARY:${text(`Expire\u00a0: ${titre} (${bateau})`)}`,
    `DESCRIPTION:${text(describe(paper))}`,
    "CATEGORIES:Papiers",
    `URL:${publicUrl}/papiers?bateau=${bateau_id}&papier=${id}`,
    "STATUS:CONFIRMED",
    "TRANSP:TRANSPARENT",
    "CLASS:PRIVATE",
    "END:VEVENT",
  ];
}
