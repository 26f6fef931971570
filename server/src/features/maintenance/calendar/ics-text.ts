const LINE_OCTETS = 75;

/** RFC 5545, 3.3.11: what has a meaning in a text is escaped; other control characters have no place in one. */
export function text(value: string): string {
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
export function fold(line: string): string {
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

export const date = (day: string) => day.replaceAll("-", "");
export const stamp = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, "");
