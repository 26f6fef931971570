import type { Erasure } from "./erase-account.ts";

const REASONS: Erasure["motif"][] = ["demande", "administration", "inactivité", "inscription non confirmée"];
const isReason = (text: string | undefined): text is Erasure["motif"] => REASONS.some((reason) => reason === text);

const ENTRY = new RegExp(`\\d{4}-\\d{2}-\\d{2} ([0-9a-f]{64}) (${REASONS.join("|")})?`, "g");
/** The beginning of an entry, whose rest a crash or a full disk has kept away, and that of its reason. */
const BEGUN = "(\\d[\\d-]{0,9}( [0-9a-f]{0,64})?)?";
const BEFORE = new RegExp(`^${BEGUN}$`);
const AFTER = new RegExp(`^[\\p{L}\\uFFFD ]*${BEGUN}$`, "u");

export const lineOf = ({ empreinte, motif }: Erasure, at: string) => `${at.slice(0, 10)} ${empreinte} ${motif}\n`;

/**
 * Who is on a line of the list: undefined when it is no line of ours. What was cut short is nobody (the database still has it), and
 * one whose reason was is somebody. why several: what an older Bosco wrote after a torn line stands on the same one.
 */
export function readLine(line: string): Erasure[] | undefined {
  // why no zeros: a loss of power leaves them where bytes were to be.
  const text = line.replaceAll("\0", "").trim();
  const entries = [...text.matchAll(ENTRY)].map(
    ([, empreinte = "", motif]): Erasure => ({ empreinte, motif: isReason(motif) ? motif : "demande" }),
  );
  const [before = "", ...after] = text.replace(ENTRY, "\n").split("\n");
  return BEFORE.test(before) && after.every((rest) => AFTER.test(rest)) ? entries : undefined;
}
