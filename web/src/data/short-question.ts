const HEADING_MAX = 90;

/** A question as a heading: one line, not too long, and no mark alone at the start of the next. */
export function shortQuestion(question: string): string {
  const line = question
    .replace(/\s+/g, " ")
    .replace(/ (?=[?!;:»])/g, "\u00a0")
    .trim();
  return line.length <= HEADING_MAX ? line : `${line.slice(0, HEADING_MAX - 1).trimEnd()}…`;
}

/** Whether its heading does not say all of it. */
export const isCut = (question: string) => question.length > HEADING_MAX || question.includes("\n");
