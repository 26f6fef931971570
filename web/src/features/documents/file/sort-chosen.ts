import { counted, plural } from "@bosco/domain/french";
import { whyNot } from "../../../fleet/file-verdict.ts";

export const MOST_PAGES = 30;

interface Sorted {
  /** The one that is the file as it is. */
  alone?: File;
  /** Those that become pages of one PDF. */
  photos: readonly File[];
  /** What is left out, and why; a sentence each. */
  problems: readonly string[];
}

const isPdf = ({ type }: File) => type === "application/pdf";
/** So many are told by name, or one more where it is the last. */
const TOLD = 4;

function named(files: readonly File[]): string {
  const names = files.map(({ name }) => `«\u00a0${name}\u00a0»`);
  const more = names.length - TOLD;
  const told = more > 1 ? [...names.slice(0, TOLD), `${more}\u00a0autres`] : names;
  const [last = ""] = told.slice(-1);
  return told.length > 1 ? `${told.slice(0, -1).join(", ")} et ${last}` : last;
}

/**
 * What becomes of the files that were given at once, to so many pages that are there already. One alone, without a page, is the
 * file itself, unless it was photographed `asPage`.
 */
export function sortChosen(files: readonly File[], pages: number, asPage: boolean): Sorted {
  const [only, ...others] = files;
  if (only && others.length === 0 && pages === 0 && !asPage) {
    const why = whyNot(only);
    return why ? { photos: [], problems: [why] } : { alone: only, photos: [], problems: [] };
  }
  const pdfs = files.filter(isPdf);
  const refused = files.flatMap((file) => {
    const why = isPdf(file) ? undefined : whyNot(file);
    return why ? [{ file, why: files.length > 1 ? `${named([file])}\u00a0: ${why}` : why }] : [];
  });
  const photos = files.filter((file) => !isPdf(file) && !refused.some((one) => one.file === file));
  const kept = photos.slice(0, Math.max(0, MOST_PAGES - pages));
  const problems = refused.map(({ why }) => why);
  if (pdfs.length > 0)
    problems.push(
      `Un PDF se joint seul\u00a0: ${named(pdfs)} ${plural(pdfs.length, "n’a pas été ajouté", "n’ont pas été ajoutés")}.`,
    );
  const tooMany = photos.length - kept.length;
  if (tooMany > 0)
    problems.push(
      `Un PDF réunit ${MOST_PAGES} photos au plus\u00a0: ${counted(tooMany, "photo")} ${plural(tooMany, "n’a pas été ajoutée", "n’ont pas été ajoutées")}.`,
    );
  return { photos: kept, problems };
}

/** Said of photographs that this browser can't draw. */
export const unreadable = (photos: readonly File[]): string =>
  `${named(photos)} ${plural(photos.length, "n’a pas pu être lue", "n’ont pas pu être lues")}. Essayez une autre photo, en JPEG ou PNG.`;
