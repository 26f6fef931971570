/**
 * Expand, then contract: a migration arrives while servers of the previous release still run, so it only adds. What takes
 * something away, or changes what a statement gives back or must write, is a contract step: it comes a release later,
 * under a comment that says since which release nothing uses it.
 */
const CONTRACTING: Record<string, RegExp> = {
  "drop function": /\bdrop\s+(function|procedure|routine|aggregate)\b/,
  "drop table": /\bdrop\s+(table|view|materialized\s+view|type|domain|schema|sequence)\b/,
  "drop column": /\bdrop\s+column\b/,
  "alter column type": /\balter\s+(column\s+)?\S+\s+(set\s+data\s+)?type\b/,
  rename: /\brename\b/,
  "set not null": /\bset\s+not\s+null\b/,
  "drop default": /\bdrop\s+default\b/,
  "add column not null without default":
    /\badd\s+column\s+(?:(?!\bdefault\b|\bgenerated\b|,\s*add\b)[^;])*?\bnot\s+null\b(?!(?:(?!,\s*add\b)[^;])*?\b(default|generated)\b)/,
};

/** `-- contract: unused since 5df43a5, which reads the new column` or `since 0.2.0`. */
const MARK = /^\s*--\s*contract:\s*\S.*\bsince\s+([0-9a-f]{7,40}|v?\d+\.\d+\.\d+)\b/m;

/** What a migration takes away without saying that nobody needs it, each as the kind of step and its statement. */
export function findUnmarkedContractSteps(sql: string): string[] {
  return statementsOf(sql).flatMap((statement) => {
    if (MARK.test(statement)) return [];
    const code = withoutComments(statement).toLowerCase();
    return Object.entries(CONTRACTING)
      .filter(([, pattern]) => pattern.test(code))
      .map(([kind]) => `${kind}: ${code.trim().replaceAll(/\s+/g, " ").slice(0, 80)}`);
  });
}

const COMMENT = /--[^\n]*|\/\*[\s\S]*?\*\//g;
const QUOTED = /\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|"[^"]*"/g;

/** Split at the semicolons that end a statement; one keeps the comments above it. */
export function statementsOf(sql: string): string[] {
  const blank = (text: string) => text.replaceAll(";", " ");
  const marked = sql.replaceAll(new RegExp(`${QUOTED.source}|${COMMENT.source}`, "g"), blank);
  const ends = [...marked.matchAll(/;/g)].map(({ index }) => index + 1);
  return [0, ...ends].map((start, n) => sql.slice(start, ends[n] ?? sql.length));
}

/** why: a string may hold any word; a body between dollars is code. */
function withoutComments(statement: string): string {
  return statement.replaceAll(COMMENT, " ").replaceAll(/'(?:[^']|'')*'/g, "''");
}
