/** One task per line, trimmed; empty lines are dropped. */
export function splitTasks(text: string): string[] {
  return text
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

export const joinTasks = (tasks: readonly string[]): string => tasks.join("\n");

// Each mark needs a space after it, so that '1.5 L d'huile', '-10 °C' and '12 V' stay whole.
const marks = [
  /^[-*+–—•‣◦▪▫●○■□☐☑☒✓✔✗✘➤►→·](?:\s+|$)/u,
  /^[•‣◦▪▫●○■□☐☑☒✓✔✗✘➤►]/u,
  /^\[[ xX✓✔]?\]\s*/u,
  /^\(?\d{1,3}[.)](?:\s+|$)/u,
  /^\d{1,3}\s?[-–—:]\s+/u,
  /^\(?[a-zA-Z]\)\s+/u,
];

/** A line of somebody's list without its bullet, number or box. */
function cleanTaskLine(line: string): string {
  const text = line.replaceAll("\u00ad", "").trim();
  const mark = marks.find((pattern) => pattern.test(text));
  return mark ? cleanTaskLine(text.replace(mark, "")) : text;
}

/** A list pasted from elsewhere, as tasks. */
export function cleanPastedTasks(text: string): string[] {
  return splitTasks(text)
    .map(cleanTaskLine)
    .filter((line) => line !== "");
}
