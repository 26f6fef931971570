const UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;

/**
 * An instant as PostgreSQL writes it, as the domain does: ISO 8601 in UTC, to the millisecond.
 * why: a list has hundreds of them, and putting the text together takes a quarter of a Date's time.
 */
export function isoInstant(written: string): string {
  const parts = UTC.exec(written);
  if (!parts) return new Date(written).toISOString();
  const [, day, time, fraction = ""] = parts;
  return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, "0")}Z`;
}
