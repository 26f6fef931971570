/** A dot, or what a mail program reads as one, where a domain may go on after it. */
const DOT_WITHIN = /(?<=[\p{L}\p{N}_-])([.\u3002\uff0e\uff61])(?=\p{L})/gu;
/** Nobody sees it, and no program reads a domain across it. */
const NON_JOINER = "\u200c";

/** A name that somebody else has chosen: one line, and no address that a mail program would make a link of. */
export const typedByOthers = (text: string): string =>
  text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/:\/\/|www\./gi, " ")
    .replaceAll(DOT_WITHIN, `$1${NON_JOINER}`);
