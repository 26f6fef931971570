import type { SheetReference } from "@bosco/domain/assistant";

const REMOVED = "(lien retiré)";

/**
 * A model's line with the marks of our sheets and nothing else: no HTML, no picture, no address of another host. The patterns are
 * bounded, so that no text takes long to read.
 */
function cleanLine(line: string): string {
  const text = line
    // what turns the direction of writing, hides, or can't be stored
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, "")
    .replace(/!\[[^\]]{0,300}\](\((?:[^()]|\([^()]{0,300}\)){0,300}\)|\[[^\]]{0,300}\])?/g, "")
    .replace(/\[([^\]]{0,300})\]\((?:[^()]|\([^()]{0,300}\)){0,300}\)/g, "$1")
    .replace(/<\/?[a-z!?][^>]*(>|$)/gi, "")
    .replace(/\b(?:[a-z][a-z0-9+.-]{0,20}:\/\/|www\.)\S+/gi, REMOVED)
    .replace(/\b(?:javascript|data|vbscript|mailto):\S*/gi, REMOVED)
    .replace(/`+|~~/g, "")
    .replace(/__([^_]+)__/g, "**$1**");
  return text
    .replace(/^\s*#{1,6}\s+/, "## ")
    .replace(/^(\s*)[*+•]\s+/, "$1- ")
    .replace(/^\s*>(?!\s*Attention)\s*/i, "")
    .replace(/^\s*(?:[-*_]\s*){3,}$/, "")
    .replace(/(?<![*\w])\*(?![*\s])([^*]+)\*(?!\*)/g, "$1")
    .trimEnd();
}

const CITATION = / ?\[F(\d{1,2})\]/g;
/** A line that goes on for longer is told when it ends: it is read again at each word. */
const LONGEST_TOLD_EARLY = 2_000;

/** A stream of a model's text as readers may see it; citations become the names of our sheets. */
export function createCleaner(sheets: readonly SheetReference[]) {
  const cited = new Set<SheetReference>();
  let done = "";
  let raw = "";
  let sent = "";

  function readable(line: string): string {
    return cleanLine(
      line.replace(CITATION, (_, n: string) => {
        const sheet = sheets[Number(n) - 1];
        if (!sheet) return "";
        cited.add(sheet);
        return ` (fiche «\u00a0${sheet.titre}\u00a0»)`;
      }),
    );
  }

  /** What has become certain since the last time. A word under way may still turn into an address: it waits. */
  function unsent(text: string): string {
    if (!text.startsWith(sent)) return "";
    const more = text.slice(sent.length);
    sent = text;
    return more;
  }

  return {
    push(piece: string): string {
      raw += piece;
      const lines = raw.split("\n");
      raw = lines.pop() ?? "";
      for (const line of lines) done += `${readable(line)}\n`;
      const whole = raw.length > LONGEST_TOLD_EARLY ? "" : raw.slice(0, raw.lastIndexOf(" ") + 1);
      return unsent(whole ? `${done}${readable(whole)}` : done);
    },
    /** The whole text, and the sheets it named. */
    end(): { text: string; cited: SheetReference[] } {
      done += readable(raw);
      raw = "";
      const text = done.replace(/\n{3,}/g, "\n\n").trim();
      return { text, cited: [...cited] };
    },
  };
}
