/** What PostgreSQL writes of a condition, taken apart: `((a.user_id = $1) AND (a.statut <> 'x'::text))`. */

/** What must all be true: the arms of an « and », down to the last. */
export function allOf(condition: string): string[] {
  const arms = splitAt(unwrap(condition), " AND ");
  return arms.length > 1 ? arms.flatMap(allOf) : arms.map(unwrap);
}

/** Of what one must be true: the arms of an « or », or the condition itself. */
export const anyOf = (condition: string): string[] => splitAt(unwrap(condition), " OR ").map(unwrap);

/** Both sides of an equation, without casts and quotes; to be one of several (`= any`) is an equation too. */
export function equation(condition: string): [string, string] | undefined {
  const [one, other, ...more] = splitAt(condition, " = ");
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  return [bare(one), bare(other.replace(/^ANY /, ""))];
}

const CAST = /::[\w" ]+(\(\d+\))?(\[\])?$/;

function bare(side: string): string {
  const less = unwrap(side.replace(CAST, ""));
  return less === side ? side.replaceAll('"', "") : bare(less);
}

/** Without the brackets around the whole. */
function unwrap(text: string): string {
  const trimmed = text.trim();
  const isWhole = trimmed.startsWith("(") && splitAt(trimmed.slice(1, -1), ")").length === 1 && trimmed.endsWith(")");
  return isWhole ? unwrap(trimmed.slice(1, -1)) : trimmed;
}

/** At this word, where it stands in no brackets and in no text. */
function splitAt(text: string, word: string): string[] {
  const parts: string[] = [];
  let [depth, from, isText] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "'") isText = !isText;
    if (isText) continue;
    if (depth === 0 && at >= from && text.startsWith(word, at)) {
      parts.push(text.slice(from, at));
      from = at + word.length;
    }
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
  }
  return [...parts, text.slice(from)];
}
